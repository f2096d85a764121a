/** Pages about time: the pace of a table, the vote on a pass, and what a person says of zone, reminders and absences. */
import { Hono } from "hono";
import type { GameHead, Person } from "../../lambdas/service/api.ts";
import { SituationError } from "../../lambdas/service/api.ts";
import { TIME_PATH, TimePage } from "../account/absence.tsx";
import { reasonText, STATUS } from "../errors.tsx";
import { attempt, type Ctx, type Env, fieldText, gamePath, readForm, requirePerson, seeOther } from "../http.ts";
import { PacePage, paceOf, remindersOf } from "../lobby/pace.tsx";
import { headForMember } from "./lobby.tsx";

/** Of one game. */
export function gameTimeRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/:game/pace", async (c) => pacePage(c, await headForMember(c), null));
  app.post("/:game/pace", setPace);
  app.post("/:game/let-pass", letPass);
  return app;
}

/** Of one person. */
export function accountTimeRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  const clock = (c: Ctx) => c.get("input").services.clock;
  app.get("/", (c) => timePage(c, null));
  app.post("/", (c) =>
    change(c, (person, form) => {
      const reminders = fieldText(form, "whose") === "own" ? remindersOf(form, "own") : null;
      return clock(c).setSettings(person.id, { zone: fieldText(form, "zone"), reminders });
    }),
  );
  app.post("/absences", (c) => change(c, (person, form) => clock(c).announce(person.id, daysOf(form))));
  app.post("/absences/:id", (c) =>
    change(c, (person, form) => clock(c).postpone(person.id, c.req.param("id"), daysOf(form))),
  );
  app.post("/absences/:id/revoke", (c) => change(c, (person) => clock(c).revoke(person.id, c.req.param("id"))));
  return app;
}

type Form = Readonly<Record<string, unknown>>;

const daysOf = (form: Form) => ({ from: fieldText(form, "from"), to: fieldText(form, "to") });

function pacePage(
  c: Ctx,
  { person, head }: { person: Person; head: GameHead },
  trouble: string | null,
): Response | Promise<Response> {
  const page = (
    <PacePage words={c.get("words")} language={c.get("language")} person={person} head={head} trouble={trouble} />
  );
  return c.html(page, trouble ? STATUS.invalid : 200);
}

async function setPace(c: Ctx): Promise<Response> {
  const { person, head } = await headForMember(c);
  const pace = paceOf(await readForm(c));
  const done = await attempt(() => c.get("input").services.clock.setPace(person, head.id, pace));
  if ("value" in done) return seeOther(c, gamePath(head.id));
  if (done.situation.situation !== "invalid") throw done.situation;
  return pacePage(c, { person, head }, reasonText(c.get("words"), done.situation));
}

async function letPass(c: Ctx): Promise<Response> {
  const { person, head } = await headForMember(c);
  const form = await readForm(c);
  const [seat, clock] = [fieldText(form, "seat"), fieldText(form, "clock")];
  if (!/^\d{1,2}$/.test(seat) || !/^\d{1,6}$/.test(clock)) throw new SituationError("conflict", "passGone");
  await c.get("input").services.clock.letPass(person, head.id, { seat: Number(seat), clock: Number(clock) });
  return seeOther(c, gamePath(head.id));
}

async function timePage(c: Ctx, trouble: SituationError | null): Promise<Response> {
  const person = requirePerson(c);
  const words = c.get("words");
  const settings = await c.get("input").services.clock.settings(person.id);
  return c.html(
    <TimePage
      words={words}
      language={c.get("language")}
      person={person}
      settings={settings}
      trouble={trouble && reasonText(words, trouble)}
      saved={c.req.query("saved") !== undefined}
    />,
    trouble ? STATUS[trouble.situation] : 200,
  );
}

async function change(c: Ctx, use: (person: Person, form: Form) => Promise<void>): Promise<Response> {
  const person = requirePerson(c);
  const form = await readForm(c);
  const done = await attempt(() => use(person, form));
  return "value" in done ? seeOther(c, `${TIME_PATH}?saved`) : timePage(c, done.situation);
}
