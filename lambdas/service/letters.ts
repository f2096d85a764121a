/** What the mails of a game are written from: the reader, his seat, the links that are his. */
import { decision, type GameState, type Seat } from "../../engine/index.ts";
import type { Asked } from "../mail/asking.ts";
import type { GameMailInput } from "../mail/frame.ts";
import type { Profile } from "../store/people.ts";
import { type GameHead, PATHS } from "./api.ts";
import { languageOf } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { createLinks } from "./links.ts";

export interface Reader {
  readonly profile: Profile;
  readonly seat: Seat;
}

/** What any mail of a game needs. Its answers go to the seat as it is asked now, or else as it was at `since`. */
export function mailInput(deps: Deps, head: GameHead, state: GameState, reader: Reader, since?: number): GameMailInput {
  const { profile, seat } = reader;
  const links = createLinks(deps.secret);
  const askedSince = head.waiting.find((one) => one.seat === seat)?.since ?? since;
  const ticket = askedSince === undefined ? null : { game: head.id, seat, since: askedSince };
  return {
    to: profile.address,
    language: languageOf(profile.language),
    ...{ seat, head, state, origin: deps.origin },
    gameUrl: `${deps.origin}${PATHS.game}${head.id}`,
    unsubscribeUrl: deps.origin + links.unsubscribe({ person: profile.id, game: head.id }),
    ...(ticket && deps.mailDomain ? { replyTo: links.replyAddress(ticket, deps.mailDomain) } : {}),
  };
}

/** What the seat must decide now, if anything. */
export function askedNow(deps: Deps, head: GameHead, state: GameState, seat: Seat): Asked | null {
  const asked = head.waiting.find((one) => one.seat === seat);
  if (!asked) return null;
  const turn = createLinks(deps.secret).turn({ game: head.id, seat, since: asked.since });
  return { decision: decision(state), turnUrl: deps.origin + turn, since: asked.at };
}
