/** Forms of programmed moves. What is refused is told on a page of its own; all else leads back to the game. */
import type { Seat } from "../../engine/index.ts";
import { SituationError } from "../../lambdas/service/api.ts";
import { type Ctx, fieldText, gamePath, readForm, seeOther } from "../http.ts";
import { PROGRAMS_ID } from "../programs/programs.tsx";
import { headForMember } from "./lobby.tsx";

type Form = Readonly<Record<string, unknown>>;

/** Keeps what a form programs. */
export async function addProgram(c: Ctx): Promise<Response> {
  const { person, head } = await headForMember(c);
  const form = await readForm(c);
  const { programs } = c.get("input").services;
  const seat = seatIn(form);
  if (fieldText(form, "kind") === "turn")
    await programs.prepare(person.id, head.id, seat, fieldText(form, "lines"), versionIn(form));
  else await programs.add(person.id, head.id, seat, wishIn(form));
  return back(c, head.id);
}

/** Takes one away. */
export async function revokeProgram(c: Ctx): Promise<Response> {
  const { person, head } = await headForMember(c);
  const form = await readForm(c);
  await c.get("input").services.programs.revoke(person.id, head.id, seatIn(form), c.req.param("id") ?? "");
  return back(c, head.id);
}

const back = (c: Ctx, game: string): Response => seeOther(c, `${gamePath(game)}#${PROGRAMS_ID}`);

function seatIn(form: Form): Seat {
  const text = fieldText(form, "seat");
  if (!/^\d{1,2}$/.test(text)) throw new SituationError("invalid", "program");
  return Number(text);
}

/** The version at which the turn was composed; none where it was written. */
function versionIn(form: Form): number | undefined {
  const text = fieldText(form, "version");
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** What the form says, as the service takes it; whether it makes sense is for the service to say. */
function wishIn(form: Form): unknown {
  const number = (name: string): number => Number.parseInt(fieldText(form, name).slice(0, 7), 10);
  const kind = fieldText(form, "kind");
  const corporation = fieldText(form, "corporation");
  switch (kind) {
    case "buy":
      return { kind, corporation, percent: number("percent"), price: number("price") };
    case "bid":
      return { kind, company: fieldText(form, "company"), max: number("max") };
    case "run": {
      const rest = fieldText(form, "rest") === "decline" ? "decline" : "ask";
      return { kind, corporation, dividend: fieldText(form, "dividend"), rest };
    }
    default:
      return { kind };
  }
}
