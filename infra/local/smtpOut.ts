/** The mail port on an SMTP server, for groups that run the service on a machine of their own and have one that takes their mail. */
import { createTransport } from "nodemailer";
import { MailError, type MailPort, type OutgoingMail } from "../../lambdas/mail/port.ts";

export interface SmtpOutOptions {
  /** The server: `smtp://user:password@host:587` or `smtps://...`. */
  readonly url: string;
  /** Sender of all mails, as `Name <address>` or an address alone. */
  readonly from: string;
}

/** Sends through an SMTP server. */
export function createSmtpPort({ url, from }: SmtpOutOptions): MailPort {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      const sent = await transport.sendMail(message(mail)).catch((error: unknown) => {
        throw new MailError(reasonOf(error));
      });
      return sent.messageId;
    },
  };
}

/** What the server said may hold the address, so that its codes must do. */
function reasonOf(error: unknown): string {
  const codes = typeof error === "object" && error !== null ? error : {};
  const parts = ["code" in codes ? codes.code : "unknown", "responseCode" in codes ? codes.responseCode : undefined];
  return parts.filter((part) => part !== undefined).join(" ");
}

function message({ to, replyTo, subject, text, html, headers, attachments = [] }: OutgoingMail) {
  return {
    ...{ to, subject, text, html },
    ...(replyTo ? { replyTo } : {}),
    headers: headers.map(({ name, value }) => ({ key: name, value })),
    attachments: attachments.map(({ name, contentType, contentId, bytes }) => ({
      ...{ filename: name, contentType, cid: contentId, contentDisposition: "inline" as const },
      content: Buffer.from(bytes),
    })),
  };
}
