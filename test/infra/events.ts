/** Events in the shapes in which AWS hands them to the handlers. */
import type { APIGatewayProxyEventV2, ScheduledEvent, SESEvent } from "aws-lambda";

const HOST = "play.example.org";

export interface PageRequest {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly cookies?: readonly string[];
  /** Fields of a posted form; the gateway hands its body over in base64. */
  readonly form?: Readonly<Record<string, string>>;
  readonly origin?: string;
}

/** A request as an HTTP API hands it on, payload format 2.0. */
export function pageEvent(request: PageRequest): APIGatewayProxyEventV2 {
  const { method = "GET", path, cookies = [], form, origin = `https://${HOST}` } = request;
  const [rawPath = "", rawQueryString = ""] = path.split("?");
  const body = form && Buffer.from(new URLSearchParams(form).toString()).toString("base64");
  return {
    ...{ version: "2.0", routeKey: "$default", rawPath, rawQueryString, isBase64Encoded: body !== undefined },
    ...(cookies.length > 0 ? { cookies: [...cookies] } : {}),
    ...(body === undefined ? {} : { body }),
    headers: {
      ...{ host: HOST, accept: "text/html", "accept-language": "en", "x-forwarded-proto": "https" },
      ...(form ? { "content-type": "application/x-www-form-urlencoded", origin } : {}),
      ...(cookies.length > 0 ? { cookie: cookies.join("; ") } : {}),
    },
    requestContext: {
      ...{ accountId: "123456789012", apiId: "api", domainName: HOST, domainPrefix: "play", requestId: "r=" },
      ...{ routeKey: "$default", stage: "$default", time: "30/Nov/2026:08:00:00 +0000", timeEpoch: 1_796_025_600_000 },
      http: { method, path: rawPath, protocol: "HTTP/1.1", sourceIp: "192.0.2.7", userAgent: "a browser" },
    },
  };
}

/** SES has received a mail and put it into the bucket under this name. */
export function receiptEvent(id: string, source: string, recipient: string): SESEvent {
  const [timestamp, pass] = ["2026-11-30T08:00:00.000Z", { status: "PASS" } as const];
  return {
    Records: [
      {
        eventSource: "aws:ses",
        eventVersion: "1.0",
        ses: {
          mail: {
            ...{ timestamp, source, messageId: id, destination: [recipient], headersTruncated: false, headers: [] },
            commonHeaders: { returnPath: source, date: timestamp, messageId: `<${id}@example.org>` },
          },
          receipt: {
            ...{ timestamp, processingTimeMillis: 512, recipients: [recipient], spamVerdict: pass, virusVerdict: pass },
            ...{ spfVerdict: pass, dkimVerdict: pass, dmarcVerdict: pass, dmarcPolicy: "none" },
            action: {
              type: "Lambda",
              functionArn: "arn:aws:lambda:eu-central-1:123456789012:function:Inbound",
              invocationType: "Event",
            },
          },
        },
      },
    ],
  };
}

/** A tick of the schedule. */
export function tickEvent(): ScheduledEvent {
  return {
    ...{ version: "0", id: "8f2c9d7e-0000-0000-0000-000000000000", account: "123456789012", region: "eu-central-1" },
    ...{ source: "aws.scheduler", "detail-type": "Scheduled Event", time: "2026-11-30T08:00:00Z", detail: {} },
    resources: ["arn:aws:scheduler:eu-central-1:123456789012:schedule/default/Tick"],
  };
}
