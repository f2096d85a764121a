/** A player's own notepad. */
import type { NotepadView } from "../../lambdas/service/api.ts";
import { NOTEPAD_LENGTH } from "../../lambdas/service/notepad.ts";
import { gamePath } from "../http.ts";
import { Sheet } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  readonly game: string;
  readonly notepad: NotepadView;
  /** What was written while the notes were saved elsewhere. */
  readonly unsaved: string | null;
}

/** The sheet. */
export const Notes = ({ words, game, notepad, unsaved }: Props) => (
  <Sheet id="notes" heading={words.notesHeading}>
    <p class="dim">{words.notesLead}</p>
    {unsaved !== null && (
      <>
        <p role="alert">{words.notesConflict}</p>
        <p>{words.notesSaved}</p>
        <pre class="said">{notepad.text}</pre>
      </>
    )}
    <form method="post" action={`${gamePath(game)}/table/notes`} class="stack">
      <input type="hidden" name="version" value={notepad.version} />
      <div class="field">
        <label for="notes-text">{words.notesLabel}</label>
        <textarea id="notes-text" name="text" rows={10} maxlength={NOTEPAD_LENGTH}>
          {unsaved ?? notepad.text}
        </textarea>
      </div>
      <button type="submit">{words.notesSave}</button>
    </form>
  </Sheet>
);
