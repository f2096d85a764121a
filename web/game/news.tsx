/** What happened since the reader's last move, one numbered piece per turn; the numbers stand on the map too. */

import type { GameEvent, Seat } from "../../engine/index.ts";
import { narrateEvents } from "../../engine/narration/index.ts";
import { explained } from "../../engine/titles/demos/explanations.ts";
import type { LogEntry } from "../../lambdas/service/api.ts";
import { undoSentence } from "../../lambdas/service/undo/words/index.ts";
import { Time } from "../parts/badge.tsx";
import { Sheet } from "../parts/layout.tsx";
import { type Scene, seatName } from "./scene.ts";

/** Entries of one seat in succession, told together. */
export interface Piece {
  readonly seat: Seat | null;
  readonly version: number;
  readonly at: string;
  readonly events: readonly GameEvent[];
  readonly messages: readonly string[];
  /** Those about taking moves back. */
  readonly undos: readonly LogEntry[];
  /** A program of its player made the moves. */
  readonly programmed?: boolean;
}

const MOST = 6;

/** Joins entries of the same seat that follow each other. */
export function pieces(entries: readonly LogEntry[]): Piece[] {
  const joined: Piece[] = [];
  for (const entry of entries) {
    const { seat, version, at, events, message, programmed } = entry;
    const last = joined.at(-1);
    const isSame = last !== undefined && last.seat === seat && last.programmed === programmed;
    const messages = [...(isSame ? last.messages : []), ...(message === undefined ? [] : [message])];
    const undos = [...(isSame ? last.undos : []), ...(entry.undo ? [entry] : [])];
    const said = { seat, version, at, messages, undos, ...(programmed ? { programmed } : {}) };
    if (isSame) joined[joined.length - 1] = { ...said, events: [...last.events, ...events] };
    else joined.push({ ...said, events });
  }
  return joined;
}

/** The pieces that the page shows: the last few. */
export const shownPieces = (scene: Scene): Piece[] => pieces(scene.news).slice(-MOST);

/** Hexes that changed, by the number of the piece, or of the composed move, that changed them last. */
export function changedHexes(shown: readonly Pick<Piece, "events">[]): Map<string, number> {
  return new Map(
    shown.flatMap(({ events }, index) =>
      events.flatMap((event): [string, number][] =>
        event.type === "tileLaid" || event.type === "tokenPlaced" || event.type === "stationDropped"
          ? [[event.hex, index + 1]]
          : [],
      ),
    ),
  );
}

/** The sheet with the news. */
export const News = ({ scene, shown }: { scene: Scene; shown: readonly Piece[] }) => {
  const { words, paths, version, seat } = scene;
  const isLatest = seat === null || scene.state.result !== null;
  const heading = isLatest ? words.latest : words.sinceYourMove;
  const isCut = !isLatest && pieces(scene.news).length > shown.length;
  const all = isCut ? (
    <a href={`${paths.history}/log?since=mine`}>{words.logSince}</a>
  ) : (
    <a href={`${paths.history}/log`}>{words.wholeLog(version)}</a>
  );
  return (
    <Sheet id="news" heading={heading} end={all}>
      {shown.length === 0 && <p class="dim">{scene.ownLatest.length > 0 ? words.noNewsSince : words.noNews}</p>}
      <ol class="news">
        {shown.map((piece, index) => (
          <NewsPiece scene={scene} piece={piece} number={index + 1} />
        ))}
      </ol>
    </Sheet>
  );
};

const NewsPiece = ({ scene, piece, number }: { scene: Scene; piece: Piece; number: number }) => {
  const lines = narrateEvents(piece.events, scene.context);
  return (
    <li>
      <span class="n" aria-hidden="true">
        {number}
      </span>
      <div>
        <div class="who">
          <b>{piece.seat === null ? scene.words.theGame : seatName(scene, piece.seat)}</b>
          <Time iso={piece.at} language={scene.language} />
        </div>
        {lines.map((line) => (
          <p>{line}</p>
        ))}
        {piece.undos.map((entry) => (
          <p>{undoSentence(entry, scene.context.names.seat(entry.seat ?? 0), scene.language)}</p>
        ))}
        {piece.programmed && <p class="dim">{scene.words.programmed}</p>}
        {piece.messages.map((message) => (
          <p class="said">{scene.words.message(explained(message, scene.language))}</p>
        ))}
      </div>
    </li>
  );
};
