/** What the handlers on AWS are made of: clients, store, mail and secret, from the environment that the stack sets. */
import { Logger } from "@aws-lambda-powertools/logger";
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { createSesPort, sesClient } from "./mail/ses.ts";
import { type Deps, type Log, systemChance, systemClock } from "./service/deps.ts";
import { createStore, dynamoClient } from "./store/store.ts";

/** The value of an environment variable; throws if it is not set. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`the environment lacks ${name}`);
  return value;
}

/** The secret that signs links, from the platform's store; LINK_SECRET gives it outright where there is no such store. */
async function linkSecret(): Promise<string> {
  if (process.env.LINK_SECRET) return process.env.LINK_SECRET;
  const Name = required("LINK_SECRET_PARAMETER");
  const { Parameter } = await new SSMClient({}).send(new GetParameterCommand({ Name, WithDecryption: true }));
  if (!Parameter?.Value || Parameter.Value.length < 32)
    throw new Error("the secret that signs links is missing or short");
  return Parameter.Value;
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
  return {
    store: createStore(dynamoClient(), required("TABLE")),
    mail: createSesPort(sesClient(), {
      from: required("MAIL_FROM"),
      ...(configurationSet ? { configurationSet } : {}),
    }),
    clock: systemClock,
    chance: systemChance,
    secret: await linkSecret(),
    origin: required("ORIGIN"),
    ...(mailDomain ? { mailDomain } : {}),
    log: structuredLog(),
    ...own,
  };
}
