/**
 * The shape of a rules summary: chapters of short articles, each under the numbers that refusals cite. The texts are data beside the
 * titles (`<id>/rules/<language>.json`), one file for each language, and are read only when somebody asks for them.
 */
import * as z from "zod";

/** Numbers without the prefix, separated by blanks, and the text that covers them. */
const articleSchema = z.tuple([z.string(), z.string()]).readonly();

const chapterSchema = z.object({
  /** Its number without the prefix. */
  number: z.string(),
  heading: z.string(),
  articles: z.array(articleSchema),
});

export const rulesSchema = z.object({
  /** What stands before a number: `C` for the shared rules. */
  prefix: z.string(),
  /** What the game is about, in a few sentences. */
  lead: z.string(),
  chapters: z.array(chapterSchema),
});

export type Chapter = z.infer<typeof chapterSchema>;
export type RulesText = z.infer<typeof rulesSchema>;
