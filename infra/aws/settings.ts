/**
 * What differs between installations of the stack, read from CDK context: `npx cdk deploy -c mailDomain=... -c origin=...`.
 */
import type { Node } from "constructs";

export interface Settings {
  /** What the installation is called in its account: `bahnpost` in production, else with the stage behind it. */
  readonly name: string;
  /** Whether people's games are at stake: then nothing that holds data can be deleted by mistake. */
  readonly isProduction: boolean;
  /** Domain that SES signs for. */
  readonly mailDomain: string;
  /** Sender of all mails, an address at `mailDomain`. */
  readonly mailFrom: string;
  /** Public address of the pages without a slash at its end; the API's own where there is none. */
  readonly origin: string | undefined;
  /** Own host name of the pages, if they have one. */
  readonly domain: DomainSettings | undefined;
  /** Route 53 zone in which all records are made; without it the operator makes them elsewhere. */
  readonly hostedZone: string | undefined;
  /** Address that alarms go to; without it there are none. */
  readonly operator: string | undefined;
  /** US dollars a month; the operator is told before they are spent. */
  readonly budget: number;
  /** Whether reports about mails lie under a key of the account's own, which costs a dollar a month. */
  readonly hasOwnKey: boolean;
  /** Name of the SSM parameter (a SecureString, made once by the operator) that holds the secret which signs links. */
  readonly linkSecret: string;
  /** Requests a second over all callers, and how many may come at once. */
  readonly throttle: { readonly rate: number; readonly burst: number };
}

export interface DomainSettings {
  readonly name: string;
  /** Its certificate, in the stack's region; without one, one is made and proven by the hosted zone. */
  readonly certificate: string | undefined;
}

const EXAMPLE_DOMAIN = "bahnpost.example";
const DOLLARS = 5;

/** Reads the settings from an app's context; unset ones get the values of an installation for trial. Throws on nonsense. */
export function settingsFrom(node: Node): Settings {
  const stage = word(node, "stage", /^[a-z][a-z0-9]{0,15}$/) ?? "trial";
  const name = stage === "production" ? "bahnpost" : `bahnpost-${stage}`;
  const mailDomain = text(node, "mailDomain") ?? EXAMPLE_DOMAIN;
  const hostedZone = text(node, "hostedZone");
  const domain = domainFrom(node, hostedZone);
  if (domain?.name === mailDomain && !hostedZone)
    throw new Error("context mailDomain must differ from domain: outside Route 53 a name with a CNAME takes no MX");
  return {
    ...{ name, isProduction: stage === "production", mailDomain, domain, hostedZone },
    mailFrom: text(node, "mailFrom") ?? `play@${mailDomain}`,
    origin: word(node, "origin", /^https:\/\/[^/]+$/) ?? (domain && `https://${domain.name}`),
    operator: word(node, "operator", /^[^@\s]+@[^@\s]+$/),
    budget: Number(word(node, "budget", /^[1-9]\d{0,4}$/) ?? DOLLARS),
    hasOwnKey: word(node, "ownKey", /^yes$/) === "yes",
    linkSecret: word(node, "linkSecret", /^\/[\w./-]+$/) ?? `/${name}/link-secret`,
    throttle: { rate: 50, burst: 100 },
  };
}

function domainFrom(node: Node, hostedZone: string | undefined): DomainSettings | undefined {
  const name = text(node, "domain");
  const certificate = word(node, "certificate", /^arn:aws[\w-]*:acm:/);
  if (name === undefined) return undefined;
  if (!certificate && !hostedZone) throw new Error("context domain needs a certificate or a hostedZone");
  return { name, certificate };
}

function word(node: Node, key: string, pattern: RegExp): string | undefined {
  const value = text(node, key);
  if (value === undefined || pattern.test(value)) return value;
  throw new Error(`context ${key} cannot be "${value}"`);
}

function text(node: Node, key: string): string | undefined {
  const value: unknown = node.tryGetContext(key);
  if (value === undefined || typeof value === "string") return value;
  throw new Error(`context ${key} must be a text`);
}
