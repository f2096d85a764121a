/** What the handlers on AWS are made of: clients, store, mail and secret, from the environment that the stack sets. */
import { Logger } from "@aws-lambda-powertools/logger";
import { GetParameterCommand, ParameterNotFound, ParameterVersionNotFound, SSMClient } from "@aws-sdk/client-ssm";
import { createSesPort, sesClient } from "./mail/ses.ts";
import { type Deps, type Log, systemChance, systemClock } from "./service/deps.ts";
import { createStore, dynamoClient } from "./store/store.ts";

const SHORTEST_SECRET = 32;

/** The value of an environment variable; throws if it is not set. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`the environment lacks ${name}`);
  return value;
}

/** A parameter of the platform's store; undefined if there is none of that name or label. */
async function parameter(Name: string): Promise<string | undefined> {
  try {
    const { Parameter } = await new SSMClient({}).send(new GetParameterCommand({ Name, WithDecryption: true }));
    return Parameter?.Value;
  } catch (error) {
    if (error instanceof ParameterNotFound || error instanceof ParameterVersionNotFound) return undefined;
    throw error;
  }
}

/** The secret that signs links, from the platform's store; LINK_SECRET gives it outright where there is no such store. */
async function linkSecret(): Promise<string> {
  const secret = process.env.LINK_SECRET ?? (await parameter(required("LINK_SECRET_PARAMETER")));
  if (!secret || secret.length < SHORTEST_SECRET) throw new Error("the secret that signs links is missing or short");
  return secret;
}

/**
 * While the secret is being replaced, the one before it: LINK_SECRET_PREVIOUS, or the version of the parameter that bears the label
 * `previous`. Without it only old links are lost, so the service does not stop over it.
 */
async function previousLinkSecret(log: Log): Promise<string | undefined> {
  const { LINK_SECRET_PREVIOUS: outright, LINK_SECRET_PARAMETER: name } = process.env;
  if (outright || !name) return outright;
  try {
    return await parameter(`${name}:previous`);
  } catch (error) {
    log.error("previous secret not read", { error: error instanceof Error ? error.name : "unknown" });
    return undefined;
  }
}

function structuredLog(): Log {
  const logger = new Logger();
  return {
    info: (message, details) => logger.info(message, { ...details }),
    error: (message, details) => logger.error(message, { ...details }),
  };
}

/** Dependencies of the use cases on AWS; what only some handlers need is given by those. */
export async function depsOnAws(own: Pick<Deps, "drawMap"> = {}): Promise<Deps> {
  const { MAIL_CONFIGURATION_SET: configurationSet, MAIL_DOMAIN: mailDomain } = process.env;
  const log = structuredLog();
  const [secret, previousSecret] = await Promise.all([linkSecret(), previousLinkSecret(log)]);
  return {
    store: createStore(dynamoClient(), required("TABLE")),
    mail: createSesPort(sesClient(), {
      from: required("MAIL_FROM"),
      ...(configurationSet ? { configurationSet } : {}),
    }),
    clock: systemClock,
    chance: systemChance,
    secret,
    ...(previousSecret ? { previousSecret } : {}),
    origin: required("ORIGIN"),
    ...(mailDomain ? { mailDomain } : {}),
    log,
    ...own,
  };
}
