/**
 * What differs between installations of the stack, read from CDK context: `npx cdk deploy -c mailDomain=... -c origin=...`.
 */
import type { Node } from "constructs";

export interface Settings {
  /** Whether people's games are at stake: then nothing that holds data can be deleted by mistake. */
  readonly isProduction: boolean;
  /** Domain that SES signs for. */
  readonly mailDomain: string;
  /** Sender of all mails, an address at `mailDomain`. */
  readonly mailFrom: string;
  /** Public address of the pages without a slash at its end; the API's own where there is none. */
  readonly origin: string | undefined;
  /** Name of the SSM parameter (a SecureString, made once by the operator) that holds the secret which signs links. */
  readonly linkSecret: string;
  /** Requests a second over all callers, and how many may come at once. */
  readonly throttle: { readonly rate: number; readonly burst: number };
}

const EXAMPLE_DOMAIN = "bahnpost.example";

/** Reads the settings from an app's context; unset ones get the values of an installation for trial. */
export function settingsFrom(node: Node): Settings {
  const mailDomain = text(node, "mailDomain") ?? EXAMPLE_DOMAIN;
  return {
    isProduction: text(node, "stage") === "production",
    mailDomain,
    mailFrom: text(node, "mailFrom") ?? `play@${mailDomain}`,
    origin: text(node, "origin"),
    linkSecret: text(node, "linkSecret") ?? "/bahnpost/link-secret",
    throttle: { rate: 50, burst: 100 },
  };
}

function text(node: Node, key: string): string | undefined {
  const value: unknown = node.tryGetContext(key);
  if (value === undefined || typeof value === "string") return value;
  throw new Error(`context ${key} must be a text`);
}
