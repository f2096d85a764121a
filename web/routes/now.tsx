/**
 * What open pages ask every few seconds: is there anything new? While there is not, a look at HEAD answers with 304. Whoever may see a
 * page may ask: a game's pages ask by the read-only link, without a session, so that one read is all.
 */
import { Hono } from "hono";
import { LANGUAGES, type LogEntry, type Pulse } from "../../lambdas/service/api.ts";
import { type Ctx, type Env, requirePerson, speak } from "../http.ts";
import { listKnown, waitsFor } from "../lobby/known.ts";
import type { News } from "../script/polling.ts";
import { watchedGame } from "./watch.tsx";

/** Entries whose authors are named, at most. */
const MOST_NAMED = 20;

export function nowRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/w/:token/now", gameNow);
  app.get("/games/now", gamesNow);
  return app;
}

/** The query names the version that the page shows; `If-None-Match` the last one that it has heard of. */
async function gameNow(c: Ctx): Promise<Response> {
  const game = watchedGame(c);
  const since = numberIn(c.req.query("since"));
  const known = Math.max(since, numberIn(c.req.header("if-none-match")));
  const pulse = await c.get("input").services.games.pulse(game);
  c.header("ETag", `"${pulse.version}"`);
  if (pulse.version <= known) return c.body(null, 304);
  const language = LANGUAGES.find((one) => one === c.req.query("language"));
  if (language) speak(c, language);
  const seats = (c.req.query("seats") ?? "").split(".").filter(Boolean).map(Number);
  const mine = pulse.waiting.some(({ seat }) => seats.includes(seat));
  const says = [await happened(c, pulse, since), mine ? c.get("words").yourTurnNow : ""].filter(Boolean).join(" ");
  return c.json({ says, mine, over: pulse.status === "finished" } satisfies News);
}

async function gamesNow(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const pulses = await c.get("input").services.games.pulses(person);
  const known = `"${listKnown(pulses, person.id)}"`;
  c.header("ETag", known);
  if (c.req.header("if-none-match") === known) return c.body(null, 304);
  const count = pulses.filter((pulse) => waitsFor(pulse, person.id).length > 0).length;
  const words = c.get("words");
  const says = count > 0 ? words.gamesWait(count) : words.listChanged;
  return c.json({ says, mine: count > 0, over: false } satisfies News);
}

/** Who has moved or written since then. */
async function happened(c: Ctx, { id, version }: Pulse, since: number): Promise<string> {
  const { games, people } = c.get("input").services;
  const entries = await games.entries(id, Math.max(since + 1, version - MOST_NAMED + 1), version);
  const authors = (kind: LogEntry["kind"]): string[] =>
    entries.filter((entry) => entry.kind === kind).flatMap(({ by }) => by ?? []);
  const names = await people.names([...new Set([...authors("moved"), ...authors("said")])]);
  const named = (kind: LogEntry["kind"]): string[] => [
    ...new Set(authors(kind).flatMap((one) => names.get(one) ?? [])),
  ];
  const words = c.get("words");
  const [moved, said] = [named("moved"), named("said")];
  const sentences = [
    ...(moved.length > 0 ? [words.hasMoved(moved)] : []),
    ...(said.length > 0 ? [words.hasWritten(said)] : []),
  ];
  return sentences.length > 0 ? sentences.join(" ") : words.tableChanged;
}

/** The number in a text, 0 without one. */
const numberIn = (text: string | undefined): number => Number(/^"?(\d{1,9})"?$/.exec(text ?? "")?.[1] ?? 0);
