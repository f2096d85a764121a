/** The game file of 18xx.games as far as it is read here: players, options and the list of actions. */
import * as z from "zod";
import { moveSchema } from "../model/move.ts";
import type { NewGameInput } from "../setup.ts";

/** Groups of actions that were sent together, in one file at most. */
const MOST_TOGETHER = 5000;

const entity = z.union([z.string(), z.number()]);

const fileRoute = z.object({
  train: z.string(),
  connections: z.array(z.array(z.string())).optional(),
  nodes: z.array(z.string()).optional(),
  revenue: z.number().optional(),
  hexes: z.array(z.string()).optional(),
  revenue_str: z.string().optional(),
});

export type FileRoute = z.infer<typeof fileRoute>;

const baseAction = z.object({
  type: z.string(),
  entity: entity.optional(),
  entity_type: z.string().optional(),
  id: z.number().optional(),
  action_id: z.number().optional(),
  company: z.string().optional(),
  corporation: z.string().optional(),
  price: z.number().optional(),
  share_price: z.string().optional(),
  shares: z.array(z.string()).optional(),
  percent: z.number().optional(),
  hex: z.string().optional(),
  tile: z.string().optional(),
  rotation: z.number().optional(),
  routes: z.array(fileRoute).optional(),
  kind: z.string().optional(),
  train: z.string().optional(),
  exchange: z.string().optional(),
  variant: z.string().optional(),
  extra_revenue: z.number().optional(),
  city: z.string().optional(),
  slot: z.number().optional(),
  message: z.string().optional(),
  description: z.string().optional(),
  cost: z.number().optional(),
  /** When it was made, in seconds since 1970. */
  created_at: z.number().optional(),
  /** Only in files of ours: the very move, where the other fields cannot say it. */
  bahnpost: z.object({ seat: z.int().min(0).max(20), move: moveSchema }).optional(),
});

export const fileAction = baseAction.extend({ auto_actions: z.array(baseAction).optional() });

export type BaseAction = z.infer<typeof baseAction>;
export type FileAction = z.infer<typeof fileAction>;

export const gameFile = z.object({
  id: entity.optional(),
  title: z.string(),
  players: z.array(z.object({ id: entity, name: z.string() })),
  seed: z.number().optional(),
  optionalRules: z.array(z.string()).optional(),
  settings: z.object({ optional_rules: z.array(z.string()).optional(), seed: z.number().optional() }).optional(),
  status: z.string().optional(),
  description: z.string().optional(),
  created_at: z.number().optional(),
  /** Only in files of ours: the rule options in full, and the first and last action of what was sent together. */
  bahnpost: z
    .object({
      options: z.record(z.string(), z.string()),
      together: z
        .array(z.tuple([z.int(), z.int()]))
        .max(MOST_TOGETHER)
        .optional(),
    })
    .optional(),
  actions: z.array(fileAction),
});

export type GameFile = z.infer<typeof gameFile>;

/** Our id of a title by the site's. */
const TITLE_IDS: ReadonlyMap<string, string> = new Map([
  ["1830", "1830"],
  ["18CZ", "18cz"],
]);

/** The site's name of a title, if its games can be written as such a file. */
export const fileTitleOf = (title: string): string | undefined => [...TITLE_IDS].find(([, own]) => own === title)?.[0];

/** Our id of the title of a file, if there is one. */
export const ownTitleOf = ({ title }: Pick<GameFile, "title">): string | undefined => TITLE_IDS.get(title);

/** Name of the profile that plays as that site does (18CZ-0.6, C-20.4, C-20.6). */
const SITE_PROFILE = "18xx.games";

/** What a game of that site begins with. */
export function beginningOf(file: GameFile): NewGameInput {
  const chosen = file.optionalRules ?? file.settings?.optional_rules ?? [];
  const options = Object.fromEntries(chosen.map((id) => [id, "on"]));
  return {
    title: TITLE_IDS.get(file.title) ?? file.title,
    players: file.players.length,
    ...(file.bahnpost ? { options: file.bahnpost.options } : { profile: SITE_PROFILE, options }),
    seed: file.seed ?? file.settings?.seed ?? Number(/\d+/.exec(String(file.id ?? ""))?.[0] ?? 0),
  };
}
