/** Calls about time: a table's pace, seats that pass when theirs is up, and a person's own hours and absences. */
import * as z from "zod";
import { remindersSchema } from "../../lambdas/service/api.ts";
import { type Call, endpoint, NOTHING, type Shown } from "./endpoint.ts";
import { headFor, inGame, paceShape, seatInPath, tableOf, tableSchema, versionNumber } from "./table.ts";

const setPace = endpoint({
  ...{ id: "setPace", method: "put", at: "/games/:game/pace", status: 200 },
  summary: "Set the table's pace, or lift it (host only)",
  ...{ path: inGame, query: NOTHING, answer: tableSchema },
  body: z.object({ pace: paceShape.nullable().meta({ description: "Null: no clock." }) }),
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return tableOf(call, await call.services.clock.setPace(call.person, id, call.body.pace));
  },
});

const letPass = endpoint({
  ...{ id: "letPass", method: "post", at: "/games/:game/seats/:seat/pass", status: 200 },
  summary: "Vote to let a seat pass whose time is up",
  ...{ path: inGame.extend({ seat: seatInPath }), query: NOTHING, answer: tableSchema },
  body: z.object({ clock: versionNumber.meta({ description: "The `clock` of the seat that you saw." }) }),
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    const overdue = { seat: call.path.seat, clock: call.body.clock };
    return tableOf(call, await call.services.clock.letPass(call.person, id, overdue));
  },
});

const day = z.iso.date().meta({ description: "A day of your own calendar, such as `2026-12-07`." });

const timeSchema = z
  .object({
    zone: z.string().meta({ description: "Time zone, such as `Europe/Berlin`." }),
    reminders: remindersSchema.nullable().meta({ description: "Null: as each table has it." }),
    today: day,
    absences: z.array(z.object({ id: z.string(), from: day, to: day, hasBegun: z.boolean() })),
  })
  .meta({ id: "Time", description: "Your hours: when you are reminded, and when you are away." });

type Own = Pick<Call<unknown, unknown, unknown>, "person" | "services">;

const settingsOf = ({ person, services }: Own): Promise<Shown<z.input<typeof timeSchema>>> =>
  services.clock.settings(person.id);

const time = endpoint({
  ...{ id: "time", method: "get", at: "/me/time", summary: "Your time zone, reminders and absences", status: 200 },
  ...{ path: NOTHING, query: NOTHING, body: NOTHING, answer: timeSchema, handle: settingsOf },
});

const setTime = endpoint({
  ...{ id: "setTime", method: "put", at: "/me/time", summary: "Set your time zone and reminders", status: 200 },
  ...{ path: NOTHING, query: NOTHING, answer: timeSchema },
  body: z.object({ zone: z.string().max(60), reminders: remindersSchema.nullable() }),
  async handle(call) {
    await call.services.clock.setSettings(call.person.id, call.body);
    return settingsOf(call);
  },
});

const days = z.object({ from: day, to: day });
const ofAbsence = z.object({ absence: z.string().max(40) });

const announce = endpoint({
  ...{ id: "announceAbsence", method: "post", at: "/me/absences", status: 201 },
  summary: "Announce from when to when you are away",
  ...{ path: NOTHING, query: NOTHING, body: days, answer: timeSchema },
  async handle(call) {
    await call.services.clock.announce(call.person.id, call.body);
    return settingsOf(call);
  },
});

const postpone = endpoint({
  ...{ id: "moveAbsence", method: "put", at: "/me/absences/:absence", status: 200 },
  summary: "Give an absence other days; of one that has begun only the end",
  ...{ path: ofAbsence, query: NOTHING, body: days, answer: timeSchema },
  async handle(call) {
    await call.services.clock.postpone(call.person.id, call.path.absence, call.body);
    return settingsOf(call);
  },
});

const revoke = endpoint({
  ...{ id: "revokeAbsence", method: "delete", at: "/me/absences/:absence", status: 200 },
  summary: "Take an absence back, or end it now",
  ...{ path: ofAbsence, query: NOTHING, body: NOTHING, answer: timeSchema },
  async handle(call) {
    await call.services.clock.revoke(call.person.id, call.path.absence);
    return settingsOf(call);
  },
});

/** Calls about time. */
export const TIME_CALLS = [setPace, letPass, time, setTime, announce, postpone, revoke];
