/** Games as text: readable, entered again from it, and refused where some line is no move there. */
import { describe, expect, it } from "vitest";
import {
  decide,
  type GameState,
  newGame,
  readTranscript,
  type Transcript,
  writeTranscript,
} from "../../../engine/index.ts";
import { bid, buyPrivate, pass } from "../../support/moves.ts";

const game = { title: "1830", players: 3, options: { consent: "implied" }, seed: 5 };
const moves = [
  { seat: 0, move: bid("DH", 75) },
  { seat: 1, move: buyPrivate("SV") },
  { seat: 2, move: pass },
];
const played: Transcript = { game, moves };

const played3 = (): GameState =>
  moves.reduce((state, { seat, move }) => {
    const decided = decide(state, seat, move);
    if (!decided.accepted) throw new Error(decided.refusal.code);
    return decided.state;
  }, newGame(game));

const text = `title: 1830
players: 3
seed: 5
option: consent = implied

# Auction of the private companies
1: bid DH 75
2: buy SV
3: pass
`;

describe("a transcript", () => {
  it("names the game, then a move a line with its seat; options that are the default go without saying", () => {
    expect(writeTranscript(played, "en")).toBe(text);
    expect(writeTranscript(played, "de")).toContain(
      "# Versteigerung der Privatgesellschaften\n1: biete DH 75\n2: kaufe SV\n3: passe\n",
    );
  });

  it("leads to the state that it was written of, in either language and edited by hand", () => {
    const edited = text
      .replaceAll("\n", "\r\n")
      .replace("2: buy SV", "  # bought at once\r\n\r\n2: Kaufe Schuylkill Valley");
    for (const each of [text, writeTranscript(played, "de"), edited]) {
      const read = readTranscript(each);
      expect(read).toMatchObject({ read: true, game: { title: "1830", players: 3, seed: 5 } });
      expect(read.read && read.state).toEqual(played3());
    }
  });

  it("of a game without moves is its beginning", () => {
    expect(readTranscript("title: 18cz\nplayers: 4\nseed: 12\n")).toMatchObject({
      read: true,
      moves: [],
      state: newGame({ title: "18cz", players: 4, seed: 12 }),
    });
  });

  it.each([
    ["3: pass", "3: bid DH 70", { problem: "notNow", line: 8, text: "3: bid DH 70", refusal: { code: "BID_TOO_LOW" } }],
    ["3: pass", "2: pass", { problem: "notNow", refusal: { code: "NOT_YOUR_TURN" } }],
    ["3: pass", "3: dance", { problem: "unknown", word: "dance" }],
    ["3: pass", "pass", { problem: "unknown", line: 8, text: "pass" }],
    ["3: pass", "9: pass", { problem: "notNow" }],
    ["title: 1830", "title: 1899", { problem: "head" }],
    ["title: 1830", "title: __proto__", { problem: "head" }],
    ["players: 3", "players: three", { problem: "head" }],
    ["players: 3", "players: 30", { problem: "head" }],
    ["consent = implied", "consent = maybe", { problem: "head" }],
  ])("is not read with %s as %s", (from, to, answer) => {
    expect(readTranscript(text.replace(from, to))).toMatchObject({ read: false, ...answer });
  });

  it("of nothing, or of too much, is none", () => {
    expect(readTranscript("")).toMatchObject({ problem: "head" });
    expect(readTranscript("#".repeat(3_000_000))).toMatchObject({ problem: "tooLong" });
  });

  it("is not written of moves that are not legal", () => {
    expect(() => writeTranscript({ game, moves: [{ seat: 1, move: pass }] }, "en")).toThrow("NOT_YOUR_TURN");
  });
});
