/**
 * What a game costs on AWS: a whole recorded game is played through the pages of its turn mails, with the notify handler behind each entry, on the
 * embedded services; reads, writes, mails and requests are counted and multiplied by list prices. The free tier is left out.
 */
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { Move } from "../../engine/index.ts";
import { entryKey } from "../../lambdas/store/keys.ts";
import { entryRecord, notifyRecords } from "../../lambdas/stream.ts";
import { createApp } from "../../web/app.tsx";
import type { Line } from "../conformance/line.ts";
import { ORIGIN, startService, type TestService } from "../support/service.ts";
import { ASSUMED, PRICES } from "./prices.ts";

export interface Units {
  reads: number;
  writes: number;
  bytes: number;
  mails: number;
  requests: number;
  notifications: number;
  entries: number;
}

const KILOBYTE = 1024;
const GIGABYTE = 2 ** 30;

/** Counts what a game of this course needs, and what that costs. */
export async function measureCost(line: Line) {
  const service = await startService();
  const units: Units = { reads: 0, writes: 0, bytes: 0, mails: 0, requests: 0, notifications: 0, entries: 0 };
  try {
    const game = await play(service, line, units);
    units.mails = (await service.sesMails()).length;
    units.bytes = JSON.stringify(await service.deps.store.log.raw(game)).length;
    return { title: line.first.title, players: line.first.players.length, ...units, ...dollarsOf(units) };
  } finally {
    await service.stop();
  }
}

/** Dollars a game by service, and a month without any game. */
function dollarsOf(units: Units) {
  const calls = units.requests + units.notifications;
  const seconds = (units.requests * ASSUMED.webMs + units.notifications * ASSUMED.notifyMs) / 1000;
  const dollars = {
    table: units.reads * PRICES.read + units.writes * PRICES.write,
    mails: units.mails * (PRICES.mail + (ASSUMED.pictureBytes / GIGABYTE) * PRICES.attachedGigabyte),
    requests: units.requests * PRICES.request,
    functions: calls * PRICES.call + seconds * ASSUMED.memoryGigabytes * PRICES.gigabyteSecond,
    logs: ((calls * ASSUMED.loggedBytes) / GIGABYTE) * PRICES.loggedGigabyte,
    keptAMonth: (units.bytes / GIGABYTE) * (PRICES.storedGigabyte + PRICES.recoveredGigabyte),
  };
  const total = Object.values(dollars).reduce((sum, one) => sum + one, 0);
  return { dollars: { ...rounded(dollars), total: significant(total) }, idleMonth: significant(idleMonth()) };
}

/** Unsent mail, the oldest of it, the heart, clocks that are due; every second tick notes a beat besides. */
const READS_A_TICK = 4;

/** The clock ticks and alarms watch, whether or not anybody plays. */
function idleMonth(): number {
  const seconds = (ASSUMED.ticksAMonth * ASSUMED.clockMs) / 1000;
  const clock =
    ASSUMED.ticksAMonth * (PRICES.call + READS_A_TICK * PRICES.read) +
    (ASSUMED.ticksAMonth / 2) * PRICES.write +
    seconds * ASSUMED.memoryGigabytes * PRICES.gigabyteSecond;
  return clock + (ASSUMED.alarms - ASSUMED.freeAlarms) * PRICES.alarm;
}

const significant = (value: number): number => Number(value.toPrecision(3));
const rounded = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, significant(value)]));

/** Counts capacity as DynamoDB does: writes by the kilobyte, consistent reads by four; absent items cost one. */
function countOn(client: DynamoDBClient, units: Units): void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      const name = String(context.commandName);
      const { Item } = args.input as { Item?: unknown };
      const output = answer.output as {
        Item?: unknown;
        Items?: unknown[];
        Responses?: Record<string, unknown[]>;
        Attributes?: unknown;
      };
      if (name === "PutItemCommand") units.writes += Math.ceil(size(Item) / KILOBYTE);
      else if (name === "UpdateItemCommand") units.writes += Math.ceil(size(output.Attributes) / KILOBYTE);
      else if (name === "DeleteItemCommand") units.writes += 1;
      else if (name === "QueryCommand") units.reads += Math.ceil(size(output.Items) / (4 * KILOBYTE));
      else if (name === "GetItemCommand") units.reads += Math.ceil(size(output.Item) / (4 * KILOBYTE));
      else
        for (const item of Object.values(output.Responses ?? {}).flat())
          units.reads += Math.ceil(size(item) / (4 * KILOBYTE));
      return answer;
    },
    { step: "initialize", name: "count", override: true },
  );
}

/** About as many bytes as DynamoDB charges for; bytes in DynamoDB's JSON stand as lists of numbers, so those are measured apart. */
function size(value: unknown): number {
  let packed = 0;
  const text = JSON.stringify(value, (_key, one: unknown) => {
    if (!(one instanceof Uint8Array)) return one;
    packed += one.length;
    return null;
  });
  return Math.max(1, (text?.length ?? 0) + packed);
}

/** Everybody signs in, the table fills, and each move is a look at the page of its mail and a form. */
async function play(service: TestService, line: Line, units: Units): Promise<string> {
  const people = [];
  for (const [seat] of line.first.players.entries()) people.push(await service.signIn(`P${seat}`));
  countOn(service.client, units);
  const { title, options } = line.first;
  const head = await service.startGame(people, { title, name: "Cost", options: { ...options } });
  units.requests += 2 * people.length + 2;
  const { services, deps } = service;
  const app = createApp({ services, origin: ORIGIN, secureCookies: true, logger: deps.log, script: "" });
  const post = (path: string, body: URLSearchParams) =>
    app.request(ORIGIN + path, { method: "POST", body, headers: { origin: ORIGIN, "content-type": FORM } });
  for (let version = 1; version <= head.version; version++) await notify(service, head.id, version, units);
  let { version, waiting } = head;
  for (const { seat, move } of line.moves) {
    const since = waiting.find((one) => one.seat === seat)?.since ?? version;
    const link = services.links.turn({ game: head.id, seat, since });
    await app.request(ORIGIN + link);
    const answer = await post(`${link}/move`, formOf(seat, version, move));
    if (answer.status !== 303) throw new Error(`a posted move was answered by ${answer.status}`);
    units.requests += 2;
    await notify(service, head.id, version + 1, units);
    ({ version, waiting } = await headNow(service, head.id, units));
  }
  units.entries = version;
  return head.id;
}

const FORM = "application/x-www-form-urlencoded";

const formOf = (seat: number, version: number, move: Move): URLSearchParams =>
  new URLSearchParams({
    ...{ seat: String(seat), version: String(version), submission: `cost-form-${version}`, move: JSON.stringify(move) },
  });

async function notify({ deps }: TestService, game: string, version: number, units: Units): Promise<void> {
  units.notifications += 1;
  await notifyRecords(deps, { Records: [entryRecord(game, version, entryKey(game, version))] });
}

/** The HEAD after a move; this look is no read of the service's. */
async function headNow({ deps }: TestService, game: string, units: Units) {
  const { reads } = units;
  const [head] = await deps.store.heads.many([game]);
  units.reads = reads;
  if (!head) throw new Error("the HEAD is lost");
  return head;
}
