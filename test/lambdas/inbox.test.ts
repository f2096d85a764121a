/** The inbound handler's way from SES's event to the use case, with a bucket that answers over HTTP. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { S3Client } from "@aws-sdk/client-s3";
import type { SESEvent } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inboundMail, loadFrom, MailUnderWay, receiveRecords } from "../../lambdas/inbox.ts";
import { LARGEST_MAIL } from "../../lambdas/service/replying.ts";
import { startService, type TestService } from "../support/service.ts";
import { dyingAt, replyOf } from "./service/replies.ts";

let service: TestService;
let bucket: Server;
let s3: S3Client;
const objects = new Map<string, Uint8Array>();

beforeAll(async () => {
  service = await startService();
  bucket = createServer((request, response) => {
    const [, from = 0, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "") ?? [];
    const object = objects.get(new URL(request.url ?? "", "http://s3").pathname);
    response.statusCode = object ? 206 : 404;
    response.end(object?.subarray(Number(from), Number(to) + 1));
  });
  await new Promise<void>((ready) => bucket.listen(0, "127.0.0.1", ready));
  s3 = new S3Client({
    endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    ...{ region: "local", forcePathStyle: true, credentials: { accessKeyId: "local", secretAccessKey: "local" } },
  });
});
afterAll(async () => {
  s3.destroy();
  bucket.close();
  await service.stop();
});
beforeEach(() => objects.clear());

type Status = "PASS" | "FAIL" | "GRAY" | "PROCESSING_FAILED";

function eventFor(id: string, source: string, recipients: string[], status: Status = "PASS"): SESEvent {
  const verdict = { status };
  const mail = {
    messageId: id,
    source,
    timestamp: "2026-11-30T08:00:00.000Z",
    destination: ["to@header"],
    headersTruncated: false,
    headers: [],
    commonHeaders: {},
  };
  const receipt = {
    ...{ recipients, timestamp: mail.timestamp, processingTimeMillis: 5, spamVerdict: verdict, virusVerdict: verdict },
    ...{ spfVerdict: verdict, dkimVerdict: verdict, dmarcVerdict: verdict },
    action: { type: "Lambda", functionArn: "arn", invocationType: "Event" },
  };
  return { Records: [{ eventSource: "aws:ses", eventVersion: "1.0", ses: { mail, receipt } }] } as unknown as SESEvent;
}

const load = () => loadFrom(s3, "inbox");

/** A started game whose first player's reply lies in the bucket; gives the event. */
async function replied(id: string): Promise<{ game: string; event: SESEvent }> {
  const people = [await service.signIn("Anna"), await service.signIn("Bert"), await service.signIn("Cleo")];
  service.clock.advance(24 * 3600);
  const { id: game, waiting, seats } = await service.services.games.head((await service.startGame(people)).id);
  await service.notify(game);
  const asked = people.find((one) => one.id === seats[waiting[0]?.seat ?? -1]?.person) ?? expect.fail();
  const { replyTo = "" } = service.mailsTo(asked.address).at(-1) ?? expect.fail();
  objects.set(`/inbox/inbound/${id}`, replyOf({ from: asked.address, to: replyTo, text: "bid DH 75" }).raw);
  return { game, event: eventFor(id, asked.address, [replyTo]) };
}

const moves = async (game: string): Promise<number> =>
  (await service.services.games.entries(game, 1)).filter(({ kind }) => kind === "moved").length;

describe("a mail that SES has received", () => {
  it("is read from the bucket and books its moves", async () => {
    const { game, event } = await replied("mail-1");
    await receiveRecords(service.deps, load(), event);
    expect(await moves(game)).toBe(1);
  });

  it("is offered again while somebody else deals with it", async () => {
    const { game, event } = await replied("mail-2");
    const dying = dyingAt(service.deps);
    void receiveRecords(dying.deps, load(), event);
    await dying.reached;
    await expect(receiveRecords(service.deps, load(), event)).rejects.toBeInstanceOf(MailUnderWay);
    expect(await moves(game)).toBe(0);
  });

  it("fails if the bucket does not have it, so that the event is offered again", async () => {
    await expect(receiveRecords(service.deps, load(), eventFor("lost", "a@b.c", []))).rejects.toThrow();
  });

  it("is not loaded beyond what shows that it is too large", async () => {
    objects.set("/inbox/inbound/big", Buffer.alloc(LARGEST_MAIL * 2));
    expect((await load()("big")).length).toBe(LARGEST_MAIL + 1);
  });
});

describe("SES's verdicts", () => {
  it.each<[Status, string]>([
    ["PASS", "pass"],
    ["FAIL", "fail"],
    ["GRAY", "unclear"],
    ["PROCESSING_FAILED", "unclear"],
  ])("%s is %s", (status, verdict) => {
    const [record] = eventFor("m", "a@b.c", ["x@y.z"], status).Records;
    const mail = inboundMail(record ?? expect.fail(), new Uint8Array());
    expect(new Set(Object.values(mail.verdicts))).toEqual(new Set([verdict]));
  });

  it("come with the envelope's recipients and sender, an empty one for bounces", () => {
    const [record] = eventFor("m", "<>", ["x@y.z"]).Records;
    expect(inboundMail(record ?? expect.fail(), new Uint8Array())).toMatchObject({
      sender: "",
      recipients: ["x@y.z"],
      id: "m",
    });
  });
});
