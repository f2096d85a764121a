/** The use cases put together: the implementation of the interfaces in `api.ts`. */
import { createAccessService } from "./access/service.ts";
import type { Services } from "./api.ts";
import { createClockService } from "./clock/service.ts";
import type { Deps } from "./deps.ts";
import { createExchange } from "./exchanging.ts";
import { createLinks } from "./links.ts";
import { acceptInvitation, createLobby } from "./lobby.ts";
import { createPeopleService } from "./people.ts";
import { createProgramsService } from "./programs/keeping.ts";
import { createReading } from "./reading.ts";
import { submit } from "./submitting.ts";
import { createTableService } from "./table.ts";
import { createUndoService } from "./undo/taking-back.ts";

/** All use cases on the given store, mail, clock and chance. */
export function createServices(deps: Deps): Services {
  const links = createLinks(deps.secret, deps.previousSecret);
  return {
    links,
    access: createAccessService(deps),
    exchange: createExchange(deps),
    clock: createClockService(deps),
    programs: createProgramsService(deps),
    undo: createUndoService(deps),
    table: createTableService(deps),
    games: { ...createLobby(deps), ...createReading(deps), submit: (submission) => submit(deps, submission) },
    people: createPeopleService(deps, links, (person, game) => acceptInvitation(deps, person, game)),
  };
}
