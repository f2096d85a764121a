/** What a player's next mail tells of his programs: those that have ended since he is asked, with the reason. */
import type { Context } from "../../../engine/index.ts";
import type { Deps } from "../deps.ts";
import { PROGRAM_TEXTS, programInWords } from "./words/index.ts";

/** A sentence for each program of the seat that ended at that version or since. */
export async function endedPrograms(
  { store }: Deps,
  person: string,
  context: Context,
  asked: { readonly game: string; readonly seat: number; readonly since: number },
): Promise<string[]> {
  const found = await store.programs.get(asked.game, asked.seat);
  if (found?.row.person !== person) return [];
  const { mail, ends } = PROGRAM_TEXTS[context.language];
  return found.row.programs.flatMap(({ program, ended }) =>
    ended && ended.version >= asked.since ? [mail.ended(programInWords(program, context), ends[ended.reason])] : [],
  );
}
