/** Whole games told in every language: every sentence is readable, and no turn of events goes unsaid. */
import { describe, expect, test } from "vitest";
import { type EventType, titleFor, titleOf } from "../../../engine/index.ts";
import {
  describeMove,
  describeOptions,
  headline,
  NARRATION_LANGUAGES,
  narrateEvent,
  narrateEvents,
  phaseName,
  question,
  roundName,
} from "../../../engine/narration/index.ts";
import { faulty, reader } from "./contexts.ts";
import { type Played, playRandomly } from "./random-game.ts";

const game = (id: string, players: number, seed = players) => {
  const moves = [...playRandomly(seed, players, 1500, id)];
  return { title: titleFor(id, players), players, moves };
};

const GAMES = [
  game("1830", 2),
  game("1830", 3),
  game("1830", 5),
  game("18cz", 2, 11),
  game("18cz", 3, 2),
  game("18cz", 3, 4),
];

/** What must be told whenever it happens. */
const ALWAYS_TOLD: ReadonlySet<EventType> = new Set<EventType>([
  "tileLaid",
  "tokenPlaced",
  "trainBought",
  "trainDiscarded",
  "trainsRusted",
  "phaseStarted",
  "companyMoved",
  "companyClosed",
  "presidentChanged",
  "floated",
  "bidPlaced",
  "passed",
  "stockRoundStarted",
  "operatingRoundStarted",
  "sharesBought",
  "sharesSold",
  "bankrupted",
  "gameEnded",
  "companyPriceSet",
  "companySold",
  "neutralStarted",
  "trainReceived",
  "loanTaken",
  "loanRepaid",
  "seatsOrdered",
  "ranksRusted",
  "trainExported",
  "trainScrapped",
  "trainConverted",
  "takenOver",
  "corporationMerged",
  "stationDropped",
]);

/** What a game need not come to. */
const RARE: ReadonlySet<EventType> = new Set<EventType>([
  "bankrupted",
  "loanTaken",
  "loanRepaid",
  "trainConverted",
  "stationDropped",
]);

/** Everything that may be said of one move, to a reader at a seat. */
function* sentences({ decision, state, move, events }: Played, you: number): Generator<string> {
  for (const language of NARRATION_LANGUAGES) {
    const context = reader(language, you, titleOf(state));
    yield headline(decision, state, context);
    yield question(decision, state, you, context);
    yield roundName(state, context);
    yield phaseName(state, context);
    yield describeMove(move, context, decision);
    yield describeMove(move, context);
    yield* describeOptions(decision, you, context);
    yield* narrateEvents(events, context);
  }
}

describe.each(GAMES)("a game of $title.name for $players", ({ title, moves }) => {
  test("is told readably from first to last", () => {
    for (const [index, played] of moves.entries()) {
      for (const you of [played.seat, index % played.state.players.length]) {
        expect(faulty(sentences(played, you))).toEqual([]);
      }
    }
  });

  test("leaves nothing out that must be told", () => {
    for (const { events } of moves) {
      for (const event of events) {
        if (ALWAYS_TOLD.has(event.type)) expect(narrateEvent(event, reader("en", undefined, title))).not.toBeNull();
      }
    }
  });

  test("has lines in every language for the same entries, and as many of them", () => {
    for (const { events } of moves) {
      const [english = [], ...others] = NARRATION_LANGUAGES.map((language) =>
        narrateEvents(events, reader(language, undefined, title)),
      );
      for (const other of others) {
        expect(other).toHaveLength(english.length);
        for (const [index, line] of english.entries()) expect(other[index]).not.toBe(line);
      }
    }
  });
});

test("the games meet all that is common on the way", () => {
  const met = new Set(GAMES.flatMap(({ moves }) => moves.flatMap(({ events }) => events.map((event) => event.type))));
  expect([...ALWAYS_TOLD].filter((type) => !met.has(type) && !RARE.has(type))).toEqual([]);
});
