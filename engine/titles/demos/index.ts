/** Demo games: the moves of a game in mid course, and what its invented players say about them. Loaded only to make the games. */
import * as z from "zod";
import { moveSchema } from "../../model/move.ts";
import file18cz from "../18cz/demo.json" with { type: "json" };
import { explanations as words18cz } from "../18cz/demo-words.ts";
import file1830 from "../1830/demo.json" with { type: "json" };
import { explanations as words1830 } from "../1830/demo-words.ts";
import file1835 from "../1835/demo.json" with { type: "json" };
import { explanations as words1835 } from "../1835/demo-words.ts";
import type { Explanations } from "./text.ts";

const demoSchema = z.object({
  /** What the game draws from. */
  seed: z.int(),
  options: z.record(z.string(), z.string()),
  /** By seat. */
  names: z.array(z.string()),
  moves: z.array(z.object({ seat: z.int(), move: moveSchema })),
});

export interface Demo extends z.infer<typeof demoSchema> {
  /** Id of the title. */
  readonly title: string;
  readonly explanations: Explanations;
}

/** All demo games, each played by the present rules. */
export const demos = (): Demo[] => [
  { title: "1830", ...demoSchema.parse(file1830), explanations: words1830 },
  { title: "18cz", ...demoSchema.parse(file18cz), explanations: words18cz },
  { title: "1835", ...demoSchema.parse(file1835), explanations: words1835 },
];
