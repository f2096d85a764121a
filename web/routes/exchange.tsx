/** Taking over a game from a file, in two steps that both hold the file; and giving games out as files. */
import { gunzipSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { LARGEST_FILE } from "../../engine/interop/survey.ts";
import type { SeatWish, SituationError } from "../../lambdas/service/api.ts";
import { reasonText, STATUS } from "../errors.tsx";
import { type Filled, ImportPage, PreviewPage } from "../exchange/pages.tsx";
import { attempt, type Ctx, type Env, fieldText, gamePath, readForm, requirePerson, seeOther } from "../http.ts";
import { headForMember } from "./lobby.tsx";

/** Where forms hold a file. */
export const IMPORT_PATHS: readonly string[] = ["/games/take-over", "/games/take-over/make"];

/** A file as text in a form may be longer than itself. */
export const LARGEST_UPLOAD = 3 * 1024 * 1024;

export function exchangeRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/take-over", (c) => importPage(c));
  app.post("/take-over", look);
  app.post("/take-over/make", make);
  app.get("/:game/file", (c) => download(c, "exportFile", "application/json", "18xx.json"));
  app.get("/:game/complete-log", (c) => download(c, "exportLog", "application/jsonl", "jsonl"));
  return app;
}

function importPage(c: Ctx, situation?: SituationError): Response | Promise<Response> {
  const person = requirePerson(c);
  const words = c.get("words");
  const trouble = situation ? reasonText(words, situation) : null;
  const page = <ImportPage words={words} language={c.get("language")} person={person} trouble={trouble} />;
  return c.html(page, situation ? STATUS[situation.situation] : 200);
}

async function look(c: Ctx): Promise<Response> {
  requirePerson(c);
  const form = await readForm(c);
  const text =
    form["file"] instanceof File && form["file"].size > 0 ? await form["file"].text() : fieldText(form, "text");
  return preview(c, text, { name: "", seats: [], partial: false });
}

/** What is in the file; if it cannot be taken at all, the first page says why. */
async function preview(c: Ctx, text: string, filled: Filled, situation?: SituationError): Promise<Response> {
  const person = requirePerson(c);
  const words = c.get("words");
  const found = await attempt(async () => c.get("input").services.exchange.survey(text));
  if ("situation" in found) return importPage(c, found.situation);
  const page = (
    <PreviewPage
      {...{ words, language: c.get("language"), person, survey: found.value, filled }}
      packed={gzipSync(text).toString("base64")}
      trouble={situation ? reasonText(words, situation) : null}
    />
  );
  return c.html(page, situation ? STATUS[situation.situation] : 200);
}

async function make(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const form = await readForm(c);
  const text = unpacked(fieldText(form, "packed"));
  const { exchange } = c.get("input").services;
  const found = await attempt(async () => exchange.survey(text));
  if ("situation" in found) return importPage(c, found.situation);
  const seats = found.value.players.map((_, seat) => wishOf(form, seat));
  const partial = fieldText(form, "partial") === "yes";
  const name = fieldText(form, "name");
  const asked = { text, name, seats, language: c.get("language"), partial };
  const made = await attempt(() => exchange.importFile(person, asked));
  if ("value" in made) return seeOther(c, gamePath(made.value.id));
  const filled = { name: name.slice(0, 60), seats, partial };
  return preview(c, text, filled, made.situation);
}

function wishOf(form: Readonly<Record<string, unknown>>, seat: number): SeatWish {
  const who = fieldText(form, `who.${seat}`);
  if (who === "host" || who === "nobody") return who;
  return { address: fieldText(form, `address.${seat}`).slice(0, 254) };
}

/** The text of a packed file; what is none reads as nothing, and so does what would grow too large. */
function unpacked(packed: string): string {
  try {
    return gunzipSync(Buffer.from(packed, "base64"), { maxOutputLength: 2 * LARGEST_FILE }).toString("utf8");
  } catch {
    return "";
  }
}

async function download(c: Ctx, which: "exportFile" | "exportLog", type: string, ending: string): Promise<Response> {
  const { head } = await headForMember(c);
  const text = await c.get("input").services.exchange[which](head.id);
  c.header("Content-Disposition", `attachment; filename="${head.id}.${ending}"`);
  return c.body(text, 200, { "Content-Type": `${type}; charset=utf-8` });
}
