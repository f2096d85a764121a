/** What a reply tells the table beside something that is no move of the game: an entry of its own. */
import { MAIL_TEXTS } from "../mail/catalogue.ts";
import { SituationError } from "./api.ts";
import { openBook } from "./book.ts";
import { languageOf } from "./checks.ts";
import type { Correspondence } from "./correspondence.ts";
import type { Deps } from "./deps.ts";
import { submit } from "./submitting.ts";

/** Moves of others that may come between. */
const ATTEMPTS = 3;

/** Tells the table a message, if there is one; answers, in the writer's language, whether it has been told. */
export async function tellTable(
  deps: Deps,
  letter: Correspondence,
  message: string | null,
): Promise<readonly string[]> {
  if (message === null) return [];
  const texts = MAIL_TEXTS[languageOf(letter.profile.language)].answer;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const outcome = await say(deps, letter, message);
    if (outcome !== "movedOn") return [outcome === "accepted" ? texts.told : texts.untold];
  }
  return [texts.untold];
}

async function say(deps: Deps, { ticket, profile, identity }: Correspondence, message: string) {
  try {
    const { ledger } = await openBook(deps, ticket.game);
    const { outcome } = await submit(deps, {
      ...{ game: ticket.game, seat: ticket.seat, person: profile.id, version: ledger.head.version },
      ...{ submission: identity, moves: [], message },
    });
    return outcome;
  } catch (error) {
    if (error instanceof SituationError) return "refused" as const;
    throw error;
  }
}
