/** What the handlers on AWS are made of: clients, store, mail and secret, from the environment that the stack sets. */
import { Logger } from "@aws-lambda-powertools/logger";
import { AwsClient } from "aws4fetch";
import * as z from "zod";
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

const parameterAnswer = z.object({
  Parameter: z.object({ Value: z.string() }).optional(),
  __type: z.string().optional(),
});
const ABSENT = /\b(ParameterNotFound|ParameterVersionNotFound)$/;

/**
 * A parameter of the platform's store; undefined if there is none of that name or label. One signed call, since the SDK's own client for
 * it is a twentieth of a handler.
 */
async function parameter(Name: string): Promise<string | undefined> {
  const { AWS_SESSION_TOKEN: sessionToken, AWS_ENDPOINT_URL_SSM: endpoint } = process.env;
  const region = required("AWS_REGION");
  const client = new AwsClient({
    ...{ service: "ssm", region },
    accessKeyId: required("AWS_ACCESS_KEY_ID"),
    secretAccessKey: required("AWS_SECRET_ACCESS_KEY"),
    ...(sessionToken ? { sessionToken } : {}),
  });
  const answer = await client.fetch(endpoint ?? `https://ssm.${region}.amazonaws.com/`, {
    method: "POST",
    headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": "AmazonSSM.GetParameter" },
    body: JSON.stringify({ Name, WithDecryption: true }),
  });
  const { Parameter, __type: trouble = "" } = parameterAnswer.parse(await answer.json());
  if (answer.ok || ABSENT.test(trouble)) return Parameter?.Value;
  throw new Error(`the parameter's store answers ${answer.status} ${trouble}`);
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
export async function depsOnAws(own: Pick<Deps, "drawMap" | "postHook"> = {}): Promise<Deps> {
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
