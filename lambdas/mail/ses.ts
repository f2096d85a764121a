/** The mail port on SES: one SendEmail call with simple content and own headers, so that no MIME has to be built. */
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import { type Attachment, MailError, type MailPort, type OutgoingMail } from "./port.ts";

export interface SesOptions {
  /** Sender of all mails, as `Name <address>` or an address alone. */
  readonly from: string;
  readonly configurationSet?: string;
}

const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });

/** Sends through SES. */
export function createSesPort(client: SESv2Client, options: SesOptions): MailPort {
  return {
    async send(mail) {
      const answer = await client.send(new SendEmailCommand(request(mail, options))).catch((error: unknown) => {
        throw new MailError(error instanceof Error ? error.name : "unknown", error);
      });
      return answer.MessageId ?? "unnamed";
    },
  };
}

/** A client; with an endpoint it talks to an embedded SES, else to AWS as the environment says. */
export function sesClient(endpoint?: string): SESv2Client {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  return new SESv2Client(endpoint ? { endpoint, region: "local", credentials } : {});
}

const inline = ({ name, contentType, contentId, bytes }: Attachment) => ({
  FileName: name,
  ContentType: contentType,
  ContentDisposition: "INLINE" as const,
  ContentId: contentId,
  RawContent: bytes,
});

function request(mail: OutgoingMail, { from, configurationSet }: SesOptions): SendEmailCommandInput {
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
