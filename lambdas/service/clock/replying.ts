/** Absences by mail: announced, ended and listed by one line of a reply to any turn mail, as on the account's page. */
import type { Answer } from "../../mail/answers.ts";
import { type AwayLine, awayLineIn } from "../../mail/replies/away.ts";
import type { Said } from "../../mail/replies/said.ts";
import { TIME_TEXTS } from "../../mail/time/index.ts";
import { PATHS, SituationError, type TimeSettings } from "../api.ts";
import { languageOf } from "../checks.ts";
import type { Correspondence } from "../correspondence.ts";
import type { Deps } from "../deps.ts";
import { tellTable } from "../saying.ts";
import { announce, type Days, revoke } from "./absences.ts";
import { timeSettings } from "./settings.ts";
import { wholeDateText } from "./wording.ts";
import { dateOf, dayAt, zoneOr } from "./zones.ts";

/** The answer to a reply about an absence; null if it is about something else. Without proof of the author nothing is changed. */
export async function dealAbsence(
  deps: Deps,
  letter: Correspondence,
  { moves, message }: Said,
  isProved: boolean,
): Promise<Answer | null> {
  const today = dateOf(dayAt(deps.clock.now().getTime(), zoneOr(letter.profile.zone)));
  const line = awayLineIn(moves, today);
  if (!line) return null;
  const texts = textsOf(letter);
  const told = isProved ? await dealWith(deps, letter, line, message) : [texts.unproved];
  return { kind: "absence", told, label: texts.button, url: deps.origin + PATHS.time };
}

const textsOf = ({ profile }: Correspondence) => TIME_TEXTS[languageOf(profile.language)].absence;

/** What was done, or why nothing was; what is said goes to the table only with what was done. */
async function dealWith(
  deps: Deps,
  letter: Correspondence,
  line: AwayLine,
  message: string | null,
): Promise<readonly string[]> {
  const texts = textsOf(letter);
  if (line.kind === "mixed") return [texts.mixed];
  if (line.kind === "unread") return [texts.unread, texts.how, ...texts.lines];
  const done = await carriedOut(deps, letter, line).catch((error: unknown) => trouble(letter, error));
  return "trouble" in done ? [done.trouble] : [...done.told, ...(await tellTable(deps, letter, message))];
}

type Done = { readonly told: readonly string[] } | { readonly trouble: string };

async function carriedOut(
  deps: Deps,
  letter: Correspondence,
  line: Exclude<AwayLine, { kind: "mixed" | "unread" }>,
): Promise<Done> {
  const { id } = letter.profile;
  switch (line.kind) {
    case "away":
      await announce(deps, id, line);
      return { told: added(letter, line, await timeSettings(deps, id)) };
    case "back":
      return { told: await cameBack(deps, letter, await timeSettings(deps, id)) };
    case "list":
      return { told: listed(letter, await timeSettings(deps, id)) };
  }
}

/** As it stands now: what it touches has become part of it. */
function added(letter: Correspondence, { from, to }: Days, { absences }: TimeSettings): string[] {
  const whole = absences.find((one) => one.from <= to && from <= one.to);
  return whole ? [textsOf(letter).added(...daysText(letter, whole))] : [];
}

/** Ends what has begun; what is only announced stays, and is told. */
async function cameBack(deps: Deps, letter: Correspondence, { absences }: TimeSettings): Promise<string[]> {
  const texts = textsOf(letter);
  const present = absences.find(({ hasBegun }) => hasBegun);
  if (present) await revoke(deps, letter.profile.id, present.id);
  const ahead = absences.filter((one) => one !== present);
  return [present ? texts.back : texts.notAway, ...ahead.map((one) => texts.line(...daysText(letter, one)))];
}

function listed(letter: Correspondence, { absences }: TimeSettings): string[] {
  const texts = textsOf(letter);
  return absences.length === 0 ? [texts.none] : absences.map((one) => texts.line(...daysText(letter, one)));
}

function daysText({ profile }: Correspondence, { from, to }: Days): [string, string] {
  const language = languageOf(profile.language);
  return [wholeDateText(from, language), wholeDateText(to, language)];
}

function trouble(letter: Correspondence, error: unknown): Done {
  if (!(error instanceof SituationError)) throw error;
  const texts = textsOf(letter);
  const max = Number(error.details.max);
  switch (error.reason) {
    case "absenceDays":
      return { trouble: texts.over };
    case "absenceLong":
      return { trouble: texts.long(max) };
    case "absencesMany":
      return { trouble: texts.many(max) };
    default:
      return { trouble: texts.busy };
  }
}
