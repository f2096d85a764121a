/** The one door for texts and figures from people: each check gives the clean value or raises `invalid` with its reason. */
import { createHash } from "node:crypto";
import { type Move, moveSchema, TITLES, type Title } from "../../engine/index.ts";
import { MESSAGE_LENGTH } from "../store/entry.ts";
import { PATIENCE } from "../store/matters.ts";
import { LANGUAGES, type Language, MOVES_AT_ONCE, type NewGame } from "./api.ts";
import { situation } from "./situations.ts";

export const NAME_LENGTH = 40;
export const GAME_NAME_LENGTH = 60;
const ADDRESS_LENGTH = 254;

const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** A mail address in small letters without blanks around it. */
export function checkedAddress(text: string): string {
  const address = text.trim().toLowerCase();
  if (address.length > ADDRESS_LENGTH || !ADDRESS.test(address)) throw situation("invalid", "address");
  return address;
}

/** A person's name: 1 to 40 characters, control and invisible ones left out. */
export function checkedName(text: string): string {
  const name = cleaned(text);
  if (!fits(name, NAME_LENGTH)) throw situation("invalid", "name", { max: NAME_LENGTH });
  return name;
}

/** A new game's title, number of seats, options (absent ones get their default) and name. */
export function checkedGame(input: NewGame): {
  title: Title;
  name: string;
  seatCount: number;
  options: Record<string, string>;
} {
  const name = cleaned(input.name);
  const title = TITLES.find((one) => one.id === input.title);
  if (!title) throw situation("invalid", "title");
  if (!fits(name, GAME_NAME_LENGTH)) throw situation("invalid", "gameName", { max: GAME_NAME_LENGTH });
  const { min, max } = title.players;
  const isWithin = Number.isInteger(input.seatCount) && input.seatCount >= min && input.seatCount <= max;
  if (!isWithin) throw situation("invalid", "seatCount", { min, max });
  return { title, name, seatCount: input.seatCount, options: checkedOptions(title, input.options) };
}

/** The text if it is a path of this site, else undefined: nobody is led elsewhere after signing in. */
export function checkedPath(text: string | undefined): string | undefined {
  return text !== undefined && text.length <= 300 && /^\/(?![/\\])[\w\-./?=&%#~]*$/.test(text) ? text : undefined;
}

/** An identity chosen by the client: 8 to 64 letters, digits, `-` and `_`. */
export function checkedSubmission(text: string): string {
  if (!/^[\w-]{8,64}$/.test(text)) throw situation("invalid", "submission");
  return text;
}

/** Moves of the right shape, `least` of them or more; whether they are legal is for the engine to say. */
export function checkedMoves(moves: readonly unknown[], least = 1): Move[] {
  const parsed = moveSchema.array().min(least).max(MOVES_AT_ONCE).safeParse(moves);
  if (!parsed.success) throw situation("invalid", "moves");
  return parsed.data;
}

/** A message to the table: line breaks stay, other control characters are left out. */
export function checkedMessage(text: string): string {
  const message = text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{C}\n]/gu, "")
    .trim();
  if (message === "" || message.length > MESSAGE_LENGTH) throw situation("invalid", "message", { max: MESSAGE_LENGTH });
  return message;
}

/** Days for which a table waits for a player before the others may look for somebody else. */
export function checkedPatience(days: number | undefined): number | undefined {
  if (days === undefined) return undefined;
  const { least, most } = PATIENCE;
  if (!Number.isInteger(days) || days < least || days > most) throw situation("invalid", "patience", { least, most });
  return days;
}

/** A stored language, or English if it is none that is spoken any more. */
export function languageOf(text: string): Language {
  return LANGUAGES.find((language) => language === text) ?? "en";
}

/** SHA-256 of a text: under which tokens and addresses are stored. */
export function hashed(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function checkedOptions(title: Title, chosen: Readonly<Record<string, string>>): Record<string, string> {
  const known = new Map(title.options.map(({ id, values }) => [id, values]));
  for (const [id, value] of Object.entries(chosen)) {
    if (!known.get(id)?.includes(value)) throw situation("invalid", "options", { option: cleaned(id).slice(0, 40) });
  }
  return Object.fromEntries(title.options.map(({ id, values }) => [id, chosen[id] ?? values[0] ?? ""]));
}

function cleaned(text: string): string {
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

function fits(text: string, max: number): boolean {
  const length = [...text].length;
  return length >= 1 && length <= max;
}
