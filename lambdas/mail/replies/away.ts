/** The one line of a reply that speaks of an absence, in three languages: `away from 3 Aug to 14 Aug`, `back`, `absences`. */
import { datesOf, readDay } from "./days.ts";

export type AwayLine =
  /** Dates such as `2026-08-03`. */
  | { readonly kind: "away"; readonly from: string; readonly to: string }
  | { readonly kind: "back" }
  | { readonly kind: "list" }
  /** It speaks of an absence, but which days are meant cannot be read. */
  | { readonly kind: "unread" }
  /** It does not stand alone. */
  | { readonly kind: "mixed" };

const WHO = "(?:i am|i'm|i will be|i'll be|ich bin|bin|ik ben|ben)";
const AWAY = new RegExp(
  `^(?:${WHO}\\s+)?(?:away|absent|abwesend|verreist|afwezig|weg)(?![\\p{L}\\p{N}])\\s*:?\\s*(.*)$`,
  "u",
);
const BACK = new RegExp(
  `^(?:(?:${WHO}\\s+)?(?:back|back again|wieder da|wieder hier|wieder zurück|anwesend|weer terug|weer er|er weer|aanwezig|weer aanwezig)|${WHO}\\s+(?:zurück|terug))$`,
);
const LIST = /^(?:absences|abwesenheiten|afwezigheden)$/;

const TO = "(?:up to|to|until|till|through|bis zum|bis|tot en met|t/m|tot|–|—|-)";
const BETWEEN = new RegExp(
  `^(?:(?:from|von|vom|ab|van|vanaf)\\s+)?(\\S.*?)(?:\\s+${TO}\\s+|\\s*[–—]\\s*|(?<=\\.)-)(\\S.*)$`,
);
const UNTIL = new RegExp(`^${TO}\\s+(\\S.*)$`);
const ON = /^(?:on|am|op)?\s*(\S.*)$/;

/** What a reply says of an absence; `today` is a date such as `2026-08-03`. Null if none of its lines speaks of one. */
export function awayLineIn(text: string, today: string): AwayLine | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const read = lines.map((line) => awayLine(line, today));
  const [first] = read.filter((one) => one !== null);
  return first && lines.length > 1 ? { kind: "mixed" } : (first ?? null);
}

function awayLine(line: string, today: string): AwayLine | null {
  const words = line.trim().toLowerCase().replaceAll("’", "'").replaceAll(/\s+/g, " ");
  const plain = words.replace(/[.!?]+$/, "");
  if (LIST.test(plain)) return { kind: "list" };
  if (BACK.test(plain)) return { kind: "back" };
  const days = AWAY.exec(words)?.[1];
  if (days === undefined) return null;
  const read = daysIn(withoutEnd(days), today);
  return read ? { kind: "away", ...read } : { kind: "unread" };
}

/** The full stop of a sentence goes; that of `14.` and `14.8.` belongs to the day. */
const withoutEnd = (text: string): string =>
  text
    .trim()
    .replace(/[!?]+$/, "")
    .replace(/(?<=\p{L}|\d{4}|-\d{1,2})\.$/u, "");

/** `from ... to ...`, `until ...` from today on, or a single day. */
function daysIn(text: string, today: string): { from: string; to: string } | null {
  const [, until] = UNTIL.exec(text) ?? [];
  const [, first, last] = (until === undefined && BETWEEN.exec(text)) || [];
  const [, only] = ON.exec(text) ?? [];
  const to = readDay(until ?? last ?? only ?? "", today);
  const from = until !== undefined ? readDay("today", today) : first === undefined ? to : readDay(first, today);
  return from && to ? datesOf(from, to, today) : null;
}
