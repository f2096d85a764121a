/** The game file of 18xx.games as far as it is read here: players, options and the list of actions. */
import * as z from "zod";

const entity = z.union([z.string(), z.number()]);

const fileRoute = z.object({
  train: z.string(),
  connections: z.array(z.array(z.string())).optional(),
  nodes: z.array(z.string()).optional(),
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
  city: z.string().optional(),
  routes: z.array(fileRoute).optional(),
  kind: z.string().optional(),
  train: z.string().optional(),
  exchange: z.string().optional(),
});

export const fileAction = baseAction.extend({ auto_actions: z.array(baseAction).optional() });

export type BaseAction = z.infer<typeof baseAction>;
export type FileAction = z.infer<typeof fileAction>;

export const gameFile = z.object({
  title: z.string(),
  players: z.array(z.object({ id: entity, name: z.string() })),
  optionalRules: z.array(z.string()).optional(),
  settings: z.object({ optional_rules: z.array(z.string()).optional() }).optional(),
  actions: z.array(fileAction),
});

export type GameFile = z.infer<typeof gameFile>;

/** Rule options that make a game stop and decide where that site does (C-20.4, C-20.6). */
const siteOptions = {
  stops: "all",
  consent: "implied",
  player_private_trade: "lenient",
  emergency_certificate: "whole",
  gulf: "two_areas",
} as const;

/** Options of a game played by that site's rules. */
export function optionsOfFile(file: GameFile): Record<string, string> {
  const chosen = file.optionalRules ?? file.settings?.optional_rules ?? [];
  return { ...siteOptions, ...Object.fromEntries(chosen.map((id) => [id, "on"])) };
}
