/** Transcripts of played games: typed events, of which decisions drive the engine and consequences are compared. */
import * as z from "zod";

const event = z.looseObject({
  n: z.number(),
  type: z.string(),
  kind: z.enum(["decision", "consequence"]),
  hint: z.boolean().optional(),
});

export const transcript = z.object({
  id: z.string(),
  title: z.string(),
  players: z.array(z.string()).min(2),
  options: z.record(z.string(), z.string()),
  events: z.array(event).min(1),
});

export type Line = z.infer<typeof event>;
export type Transcript = z.infer<typeof transcript>;

/** A field of a line as text; "" where it is missing. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : String(value ?? ""));

/** A field of a line as a number; 0 where it is missing. */
export const numberOf = (value: unknown): number => Number(value ?? 0);

/** Symbols of companies whose names differ in transcripts, by title and name. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "1830": {
    SVNRR: "SV",
    "C&StL": "CS",
    "D&H": "DH",
    "M&H": "MH",
    "C&A": "CA",
    "B&O-private": "BO",
    Erie: "ERIE",
  },
};

/** Our symbol of a corporation of the transcript. */
export const corporationName = ({ title }: Transcript, name: unknown): string =>
  NAMES[title]?.[textOf(name)] ?? textOf(name);

/** Our symbol of a private company; in 1830 one of them bears a corporation's name. */
export function companyName({ title }: Transcript, name: unknown): string {
  const bare = title === "1835" ? (textOf(name).split("-")[0] ?? "") : textOf(name);
  return NAMES[title]?.[`${bare}-private`] ?? NAMES[title]?.[bare] ?? bare;
}

/** A line that the engine does not follow, or whose figures are not the engine's. */
export class TranscriptFault extends Error {
  readonly at: number;
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;

  constructor(at: number, path: string, expected: unknown, got: unknown) {
    super(`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
    this.at = at;
    this.path = path;
    this.expected = expected;
    this.got = got;
  }
}

const ranking = z.object({ ranking: z.array(z.object({ player: z.string(), worth: z.int() })) });

/** What each seat was worth in the final ranking; empty if the game was not played to its end. */
export function finalWorth({ events, players }: Transcript): number[] {
  const line = events.find((one) => one.type === "ranking");
  if (!line) return [];
  const rows = new Map(ranking.parse(line).ranking.map(({ player, worth }) => [player, worth]));
  return players.map((name) => rows.get(name) ?? 0);
}
