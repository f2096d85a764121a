/** A player's notepad for one game: private, beside the log, and gone with the account. */
import type { NotepadView, Person } from "./api.ts";
import { openBook } from "./book.ts";
import type { Deps } from "./deps.ts";
import { situation } from "./situations.ts";

/** Letters of a notepad, at most. */
export const NOTEPAD_LENGTH = 4000;

/** The person's own notepad; an empty one to begin with. Throws SituationError notFound if the person has no seat there. */
export async function notepad(deps: Deps, person: Person, game: string): Promise<NotepadView> {
  await requireMember(deps, person, game);
  const { text, version } = await deps.store.notepads.get(person.id, game);
  return { text, version };
}

/** Saves it over the version that the person saw. Throws SituationError invalid or conflict. */
export async function saveNotepad(
  deps: Deps,
  person: Person,
  game: string,
  text: string,
  version: number,
): Promise<void> {
  const clean = text.replace(/\r\n?/g, "\n").replace(/[^\P{C}\n\t]/gu, "");
  if (clean.length > NOTEPAD_LENGTH) throw situation("invalid", "notepad", { max: NOTEPAD_LENGTH });
  if (!Number.isInteger(version) || version < 0) throw situation("conflict", "notepadSaved");
  await requireMember(deps, person, game);
  const isSaved = await deps.store.notepads.save(person.id, game, clean, version);
  if (!isSaved) throw situation("conflict", "notepadSaved");
}

async function requireMember(deps: Deps, person: Person, game: string): Promise<void> {
  const { head } = (await openBook(deps, game)).ledger;
  if (head.seats.every((place) => place.person !== person.id)) throw situation("notFound", "noGame");
}
