/** What the sheets of a title with a price track, sizes, cards with sides, take-overs and loans show. */
import { describe, expect, it } from "vitest";
import { type GameState, newGame, titleOf } from "../../../engine/index.ts";
import { Chart } from "../../../web/game/chart.tsx";
import { Companies } from "../../../web/game/companies.tsx";
import { Corporations } from "../../../web/game/corporations.tsx";
import { OrderLine, TurnSteps } from "../../../web/game/line.tsx";
import { GamePage } from "../../../web/game/page.tsx";
import { Players } from "../../../web/game/players.tsx";
import { Trains } from "../../../web/game/trains.tsx";
import { cash, changed, game18cz, game1830, operating, owns, stock } from "../../support/positions.ts";
import {
  card,
  localPrice,
  owes,
  phase18cz,
  powerUsed,
  railway,
  rusted,
  seated,
  stackAt,
} from "../../support/positions18cz.ts";
import { sceneFor } from "../support/scenes.ts";

const text = (html: unknown): string =>
  String(html)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\s\u00a0]+/g, " ")
    .replaceAll(" ,", ",")
    .replaceAll("&#39;", "'");

/** Rows of a table as texts, the head among them. */
const rows = (html: unknown): string[] =>
  [...String(html).matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) => text(row).trim());

const rowOf = (html: unknown, start: string): string =>
  rows(html).find((row) => row.startsWith(start)) ?? expect.fail(`no row begins with ${start}`);

/** Stops of a line with their classes. */
const stops = (html: unknown): [string, string][] =>
  [...String(html).matchAll(/<li(?: class="([^"]*)")?[^>]*>(.*?)<\/li>/g)].map(([, kind = "", stop = ""]) => [
    text(stop).trim(),
    kind,
  ]);

const players = [railway("BCB", { director: 0, par: 60, cash: 44, trains: ["2a", "2b"] }), owns("BCB", "S1")];

describe("the price track of the local railways", () => {
  const sheet = (state: GameState) => <Companies scene={sceneFor(state, 0)} />;
  const inRound = (price: number, set: number, number: number): GameState =>
    changed(game18cz(3), [...players, localPrice(price), operating("BCB", "track", {}, { set, number })]);

  it("shows every value with its operating round, the present one marked", () => {
    const track = stops(sheet(inRound(65, 5, 2)));
    expect(track.length).toBe(13);
    expect(track[0]).toEqual(["40 1.1", ""]);
    expect(track.filter(([, kind]) => kind === "now")).toEqual([["65 5.2", "now"]]);
    expect(track.at(-1)).toEqual(["120 8.3", "ahead"]);
  });

  it.each([
    [40, 1, 1, "12 operating rounds left"],
    [110, 8, 2, "1 operating round left"],
    [120, 8, 3, "no operating round left"],
  ])("says at %i K how many rounds are left", (price, set, number, left) => {
    expect(text(sheet(inRound(price, set, number)))).toContain(`each worth ${price} K now, ${left}`);
  });

  it("keeps its value in the stock round after, and has none before the first operating round", () => {
    const later = changed(game18cz(3), [localPrice(45), stock(0, { number: 3 })]);
    expect(stops(sheet(later)).filter(([, kind]) => kind === "now")).toEqual([["45 2.1", "now"]]);
    expect(text(sheet(game18cz(3)))).toContain("each at its own price until the first operating round");
  });

  it("says who owns which, and whether its power is used", () => {
    const state = changed(inRound(65, 5, 2), [owns(1, "M2"), powerUsed("S1")]);
    expect(rowOf(sheet(state), "S1")).toBe("S1 Plan – Tachau 5 K BCB used");
    expect(rowOf(sheet(state), "M2")).toMatch(/10 K Bert not used$/);
  });

  it("stands in the head of the page too, and only where there is such a track", () => {
    const page = (state: GameState) => text(<GamePage scene={sceneFor(state, 0)} person={null} />);
    expect(page(inRound(65, 5, 2))).toContain("Local railways 65 K, 7 operating rounds left");
    expect(String(<Companies scene={sceneFor(game1830(3), 0)} />)).toBe("");
  });
});

describe("the train cards", () => {
  const sheet = (state: GameState) => <Trains scene={sceneFor(state, 0)} />;

  it("show their sides with prices, how many are left, what each rusts, and what the card changes", () => {
    const html = sheet(changed(game18cz(3), [phase18cz("d")]));
    expect(rowOf(html, "d next")).toBe("d next 3 3d 120 K 3+3d 180 K 3Ed 250 K –");
    expect(rowOf(html, "e")).toBe("e 4 4e 250 K 2a, 2b rust 3+3e 180 K 3Ee 250 K small corporations: 2 trains at most");
    expect(rowOf(html, "g")).toMatch(/ brown tiles$/);
    expect(rowOf(html, "j")).toMatch(/^j any 5j 350 K/);
    expect(rows(html).some((row) => row.startsWith("c "))).toBe(false);
  });

  it("strike out sides that have rusted, and do not tell their rust again", () => {
    const html = sheet(changed(game18cz(3), [stackAt("d", 1), rusted("2a", "2b", "3d")]));
    expect(String(html)).toContain("<s>3d</s>");
    expect(rowOf(html, "d next")).toBe(
      "d next 3 3d rusted 3+3d 180 K 3Ed 250 K green tiles, large corporations may start",
    );
    expect(rowOf(html, "e")).toMatch(/^e 4 4e 250 K 3\+3e 180 K/);
  });

  it("tell what opens with a card: sizes, trade, local railways", () => {
    expect(rowOf(sheet(game18cz(3)), "b")).toBe(
      "b 4 2b 70 K 2+2b 80 K – medium corporations may start, corporations may buy local railways, corporations may sell trains to each other",
    );
  });

  it("come with the limits of each size, what rusts next, and the card that leaves the game", () => {
    const html = text(sheet(changed(game18cz(3), [phase18cz("e")])));
    expect(html).toContain("Train limits now: small 2, medium 3, large 3.");
    expect(html).toContain(
      "Next to rust: 2a, 2b with the first 4e; 2+2b, 2+2c with the first 4+4f; 3Ed, 3Ee with the first 6Ei.",
    );
    expect(html).toContain("the top card leaves the game");
    expect(text(sheet(game18cz(2)))).not.toContain("the top card leaves the game");
  });

  it("in the pool show the sides that can be had", () => {
    const html = text(sheet(changed(game18cz(3), [card("pool", "3c"), phase18cz("d"), rusted("3c")])));
    expect(html).toContain("In the pool: 2+2c");
  });

  it("leave a title with ordinary trains as it was", () => {
    const html = sheet(game1830(3));
    expect(rowOf(html, "4")).toBe("4 4 $300 2-trains rust, 3 trains at most");
    expect(text(html)).not.toContain("Train limits now");
  });
});

describe("the corporations", () => {
  const started = changed(game18cz(3), [
    ...players,
    railway("EKJ", { director: 1, par: 50, price: 58, shares: { "1": 50, pool: 25 } }),
    railway("BTE", { director: 2, par: 70, shares: { "2": 40 } }),
    phase18cz("b"),
    (draft) => Object.assign(draft.corporations.VBW ?? {}, { closed: true, par: 50 }),
    stock(0),
  ]);
  const html = <Corporations scene={sceneFor(started, 0)} />;

  it("show size, director and all that the bank holds in one column", () => {
    expect(rowOf(html, "BCB")).toBe("BCB Anna (you), small 60 K 44 K 2a, 2b S1 2 – 50★ 50");
    expect(rowOf(html, "EKJ")).toBe("EKJ Bert, small 58 K 0 K – 2 – 50★ 50");
    expect(rowOf(html, "BTE")).toMatch(/^BTE Cleo, medium, not floated 70 K – –/);
    expect(rows(html)[0]).toMatch(/You Bert Cleo Bank$/);
  });

  it("list by size those not started, those that cannot yet, and those taken over", () => {
    expect(rows(html).some((row) => /^(VBW|OFE|SX)/.test(row))).toBe(false);
    expect(text(html)).toContain("Not started, small: OFE, MW.");
    expect(text(html)).toContain("Not started, large (not open yet): SX, PR, BY, kk, Ug.");
    expect(text(html)).toContain("Taken over: VBW.");
  });

  it("say who may take over whom", () => {
    expect(text(html)).toContain(
      "medium corporations may take over small ones, large corporations may take over small and medium ones",
    );
    expect(text(<Corporations scene={sceneFor(game1830(3), 0)} />)).not.toContain("take over");
  });
});

describe("the players", () => {
  const sheet = (state: GameState) => <Players scene={sceneFor(state, 0)} />;

  it("stand in their present order, without a bank that cannot break", () => {
    const html = sheet(changed(game18cz(3), [seated(2, 0, 1), stock(2)]));
    expect(
      rows(html)
        .slice(1)
        .map((row) => row.split(" ")[0]),
    ).toEqual(["Cleo", "Anna", "Bert"]);
    expect(text(html)).toContain("in order of play");
    expect(text(html)).not.toContain("Bank");
    expect(text(sheet(game1830(3)))).toContain("Bank $9,600");
  });

  it("show debt and surcharge, and the surcharge alone once the debt is repaid", () => {
    const html = sheet(changed(game18cz(3), [owes(1, 130), owes(2, 0, 70), stock(0)]));
    expect(rowOf(html, "Bert")).toContain("owes 130 K; taken off at the end besides: 130 K");
    expect(rowOf(html, "Cleo")).toContain("taken off at the end: 70 K");
    expect(rowOf(html, "Anna")).not.toContain("taken off");
  });

  it("have the neutral owner among them, with his cash and what he holds", () => {
    const two = changed(newGame({ title: "18cz", players: 2, seed: 1616278041 }), [
      (draft) => {
        if (draft.neutral) draft.neutral.cash = -30;
      },
    ]);
    const name = titleOf(two).neutral?.name ?? "";
    expect(rowOf(sheet(two), name)).toBe(`${name} -30 K – – – BCB 50%`);
    const corporations = <Corporations scene={sceneFor(two, 0)} />;
    expect(rowOf(corporations, "BCB")).toMatch(new RegExp(`^BCB ${name}, small 50 K 0 K 2a 3 – 50 50$`));
    expect(rows(corporations)[0]).toMatch(new RegExp(`You Bert ${name} Bank$`));
  });
});

describe("the stock chart", () => {
  const prices = (html: unknown): string[][] =>
    [...String(html).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
      [...row.matchAll(/<b>(\d+)<\/b>/g)].map(([, price = ""]) => price),
    );

  it("of one list has two interlocking rows, the upper one shifted by half a cell", () => {
    const html = String(<Chart scene={sceneFor(changed(game18cz(3), players), 0)} />);
    const [upper, lower] = prices(html);
    expect(upper?.slice(0, 4)).toEqual(["45", "53", "58", "63"]);
    expect(lower?.slice(0, 4)).toEqual(["40", "50", "55", "60"]);
    expect([upper?.length, lower?.length]).toEqual([23, 23]);
    expect(html).toMatch(/<tr><td class="void"><\/td><td colspan="2"><b>45/);
    expect(html).toMatch(/<b>350<\/b><\/td><td class="void"><\/td><\/tr>/);
  });

  it("frames issue prices with the sizes they are for, and holds the markers", () => {
    const html = String(<Chart scene={sceneFor(changed(game18cz(3), players), 0)} />);
    expect(html).toMatch(/<td class="par" colspan="2"><b>60<\/b><small> SM<\/small><span class="co co-BCB">/);
    expect(html).toMatch(/<td class="par" colspan="2"><b>110<\/b><small> L<\/small>/);
    expect(text(html)).toContain("S small, M medium, L large");
  });

  it("of a grid stays a grid", () => {
    const html = <Chart scene={sceneFor(game1830(3), 0)} />;
    expect(prices(html).length).toBe(titleOf(game1830(3)).market.length);
    expect(String(html)).not.toContain("zigzag");
  });
});

describe("the line of play", () => {
  const line = (state: GameState) => stops(<OrderLine scene={sceneFor(state, null)} />).map(([stop]) => stop);
  const names = (state: GameState): string[] => line(state).map((stop) => stop.split(" ")[0] ?? "");

  it("runs there and back in the draft", () => {
    const third = changed(game18cz(3), [(draft) => Object.assign(draft.round, { step: 2, turn: 2 })]);
    expect(names(third)).toEqual(["Cleo", "Cleo", "Bert", "Anna", "Anna", "Bert", "Cleo"]);
  });

  it("follows the order of seats, not the places at the table", () => {
    expect(names(changed(game18cz(3), [seated(2, 0, 1), stock(0)]))).toEqual(["Anna", "Bert", "Cleo"]);
    expect(names(changed(game18cz(3), [seated(1, 0, 2), stock(0)]))).toEqual(["Anna", "Cleo", "Bert"]);
  });

  it("keeps the order in which the round began, without those taken over, and ends with what follows", () => {
    const round = changed(game18cz(3), [
      railway("BCB", { director: 0, par: 60, cash: 0 }),
      railway("EKJ", { director: 1, par: 55 }),
      railway("OFE", { director: 2, par: 50 }),
      operating("BCB", "track", {}, { set: 8, number: 3, of: 3 }),
      (draft) => Object.assign(draft.corporations.EKJ ?? {}, { closed: true }),
    ]);
    expect(line(round)).toEqual(["BCB Anna", "OFE Cleo", "End"]);
  });

  it("has a step for taking over for those who may", () => {
    const steps = (symbol: string, director: number): string[] => {
      const state = changed(game18cz(3), [railway(symbol, { director }), operating(symbol, "routes")]);
      return stops(<TurnSteps scene={sceneFor(state, 0)} />).map(([stop]) => stop);
    };
    expect(steps("BTE", 0)).toEqual(["Track", "Station", "Run", "Pay", "Take over", "Trains"]);
    expect(steps("BCB", 0)).toEqual(["Track", "Station", "Run", "Pay", "Trains"]);
  });
});

describe("money that no bank counts", () => {
  it("is nowhere on the page of such a title", () => {
    const state = changed(game18cz(3), [cash(0, 10), stock(0)]);
    expect(text(<GamePage scene={sceneFor(state, 0)} person={null} />)).not.toMatch(/Bank -?\d/);
  });
});
