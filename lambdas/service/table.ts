/** The use cases about the table besides the game, put together. */
import type { TableService } from "./api.ts";
import { openBook } from "./book.ts";
import type { Deps } from "./deps.ts";
import { notepad, saveNotepad } from "./notepad.ts";
import { idleSeats, keepSeat, offerSeat, takeOffered, takeSeat, voteSeat } from "./seats.ts";
import { voteEnd } from "./voting.ts";

export function createTableService(deps: Deps): TableService {
  return {
    idle: async (game) => idleSeats(deps, (await openBook(deps, game)).ledger.head),
    offerSeat: (person, game, open) => offerSeat(deps, person, game, open),
    keepSeat: (person, game) => keepSeat(deps, person, game),
    voteSeat: (person, game, seat) => voteSeat(deps, person, game, seat),
    takeSeat: (person, game, seat) => takeSeat(deps, person, game, seat),
    takeOffered: (person, ticket) => takeOffered(deps, person, ticket),
    voteEnd: (person, game, vote) => voteEnd(deps, person, game, vote),
    notepad: (person, game) => notepad(deps, person, game),
    saveNotepad: (person, game, text, version) => saveNotepad(deps, person, game, text, version),
  };
}
