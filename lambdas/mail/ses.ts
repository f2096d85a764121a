/**
 * The mail port on SES: one SendEmail call with simple content and own headers, so that no MIME has to be built. It is signed by itself, since
 * the SDK's client brings the descriptions of all of SES's hundred calls into each handler.
 */
import { AwsClient } from "aws4fetch";
import * as z from "zod";
import { type Attachment, MailError, type MailPort, type OutgoingMail } from "./port.ts";

export interface SesOptions {
  /** Sender of all mails, as `Name <address>` or an address alone. */
  readonly from: string;
  readonly configurationSet?: string;
}

/** Where SES is, and who asks it. */
export interface SesClient {
  readonly client: AwsClient;
  readonly endpoint: string;
}

/** Attempts after the first while SES is busy or broken; whoever sends tries again later by himself. */
const RETRIES = 2;

/** A client; with an endpoint it talks to an embedded SES, else to AWS as the environment says. */
export function sesClient(endpoint?: string): SesClient {
  if (endpoint) return signed(endpoint, { accessKeyId: "local", secretAccessKey: "local", region: "local" });
  const { AWS_REGION: region = "", AWS_ENDPOINT_URL_SESV2: other, AWS_SESSION_TOKEN: sessionToken } = process.env;
  const { AWS_ACCESS_KEY_ID: accessKeyId = "", AWS_SECRET_ACCESS_KEY: secretAccessKey = "" } = process.env;
  const token = sessionToken ? { sessionToken } : {};
  return signed(other ?? `https://email.${region}.amazonaws.com`, { accessKeyId, secretAccessKey, region, ...token });
}

const signed = (
  endpoint: string,
  keys: { accessKeyId: string; secretAccessKey: string; region: string; sessionToken?: string },
): SesClient => ({ endpoint, client: new AwsClient({ ...keys, service: "ses", retries: RETRIES }) });

/** Sends through SES. */
export function createSesPort({ client, endpoint }: SesClient, options: SesOptions): MailPort {
  const url = `${endpoint.replace(/\/$/, "")}/v2/email/outbound-emails`;
  return {
    async send(mail) {
      const body = JSON.stringify(request(mail, options));
      const headers = { "content-type": "application/json" };
      const answer = await client.fetch(url, { method: "POST", headers, body }).catch((error: unknown) => {
        throw new MailError(error instanceof Error ? error.name : "unknown", error);
      });
      if (!answer.ok) throw new MailError(await refusalOf(answer));
      return answerSchema.parse(await answer.json()).MessageId ?? "unnamed";
    },
  };
}

const answerSchema = z.object({ MessageId: z.string().optional() });
const refusalSchema = z.object({ __type: z.string().optional(), code: z.string().optional() });

/** What SES calls the trouble; never its message, which names addresses. */
async function refusalOf(answer: Response): Promise<string> {
  const body = refusalSchema.safeParse(await answer.json().catch(() => null)).data;
  const name = answer.headers.get("x-amzn-errortype") ?? body?.__type ?? body?.code ?? "";
  return /[A-Za-z]+(?=(:.*)?$)/.exec(name)?.[0] ?? `status ${answer.status}`;
}

const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });

const inline = ({ name, contentType, contentId, bytes }: Attachment) => ({
  FileName: name,
  ContentType: contentType,
  ContentDisposition: "INLINE",
  ContentId: contentId,
  RawContent: Buffer.from(bytes).toString("base64"),
});

function request(mail: OutgoingMail, { from, configurationSet }: SesOptions) {
  return {
    FromEmailAddress: from,
    ConfigurationSetName: configurationSet,
    Destination: { ToAddresses: [mail.to] },
    ReplyToAddresses: mail.replyTo ? [mail.replyTo] : undefined,
    Content: {
      Simple: {
        Subject: utf8(mail.subject),
        Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
        Headers: mail.headers.map(({ name, value }) => ({ Name: name, Value: value })),
        ...(mail.attachments ? { Attachments: mail.attachments.map(inline) } : {}),
      },
    },
  };
}
