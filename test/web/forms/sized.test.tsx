/** Forms of a title with a draft, sizes, cards with sides and take-overs: what they say, and that their moves are accepted. */
import { describe, expect, it } from "vitest";
import { decide, type GameEvent, type GameState, type OptionOf } from "../../../engine/index.ts";
import { boardPicture } from "../../../web/board/map.tsx";
import { Forms } from "../../../web/forms/index.tsx";
import { parseMoveForm } from "../../../web/forms/parse.ts";
import { optionsOf, type Scene } from "../../../web/game/scene.ts";
import { playRandomly } from "../../engine/narration/random-game.ts";
import { changed, game18cz, operating, owns, stock } from "../../support/positions.ts";
import { card, localPrice, owes, phase18cz, railway, rusted } from "../../support/positions18cz.ts";
import { type Fields, formsOf, submissionsOf } from "../support/html.ts";
import { sceneFor } from "../support/scenes.ts";
import { indebted, twoStations } from "../support/seldom.ts";

function forms(state: GameState, seat = 0, change: Partial<Scene> = {}, side = false): string {
  const scene = sceneFor(state, seat, change);
  const board = boardPicture(scene.title, state);
  return String(<Forms scene={scene} options={optionsOf(scene, side)} board={board} best={null} />);
}

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\s\u00a0]+/g, " ")
    .replaceAll("&#39;", "'");

const posts = (html: string): Fields[] => formsOf(html).flatMap(submissionsOf);

/** Posts the first submission whose move is like this, and answers what followed. */
function posted(state: GameState, html: string, move: object): readonly GameEvent[] {
  const part = JSON.stringify(move).slice(1, -1);
  const fields = posts(html).find((one) => one.move?.[0]?.includes(part));
  const parsed = parseMoveForm(fields ?? {});
  if (!parsed.ok) throw new Error(`nothing is offered like ${part}`);
  const [first] = parsed.form.moves;
  const decided = first ? decide(state, parsed.form.seat, first) : expect.fail("no move");
  if (!decided.accepted) throw new Error(decided.refusal.code);
  return decided.events;
}

/** Buttons that make a move; those that only try it stand beside them. */
const buttons = (html: string, type: string): string[] =>
  [...html.matchAll(/<button(?![^>]*class="look")[^>]*value="([^"]*)"[^>]*>([^<]*)/g)]
    .filter(([, value = ""]) => value.includes(`&quot;${type}&quot;`))
    .map(([, , label = ""]) => text(label).trim());

describe("the draft", () => {
  const started = game18cz(3);
  const poor = changed(started, [
    owns(1, "S2"),
    (draft) => {
      if (draft.players[0]) draft.players[0].cash = 52;
    },
  ]);

  it("has one button for each local railway, with its price and income", () => {
    const html = forms(started);
    expect(buttons(html, "buyPrivate").length).toBe(18);
    expect(buttons(html, "buyPrivate")[0]).toBe("Buy S1 for 25 K");
    expect(text(html)).toContain("M1 Raudnitz – Kmetnowes Income 10 K");
    expect(posted(started, html, { type: "buyPrivate", company: "L6" })).toContainEqual(
      expect.objectContaining({ type: "companyMoved", company: "L6", price: 80 }),
    );
  });

  it("leaves out what is bought, and says what is too dear", () => {
    const html = forms(poor);
    expect(buttons(html, "buyPrivate")).not.toContain("Buy S2 for 30 K");
    expect(text(html)).toContain("S6 Martinitz – Rochlitz Income 5 K Buy S6 for 50 K");
    expect(text(html)).toContain("L1 Aujezd – Luhatschowitz Income 20 K 55 K, too dear for you");
  });
});

describe("the stock turn", () => {
  const shares = { "1": 50, pool: 25 };
  const mixed = changed(game18cz(3), [railway("BCB", { director: 1, par: 60, shares }), stock(0)]);

  it("offers the bank's shares once, wherever they lie", () => {
    const html = forms(mixed);
    const radios = posts(html).filter(({ move }) => move?.[0]?.includes('"buyShare","corporation":"BCB"'));
    expect(new Set(radios.map(({ move }) => move?.[0])).size).toBe(1);
    expect(text(html)).toContain("60 K for 25% of BCB from the bank of 50%");
    expect(text(html)).not.toContain("pool");
  });

  it("says what a start costs and the capital that follows from the size, and leaves out sizes that are not open", () => {
    const html = text(forms(mixed));
    expect(html).toContain("70 K, you pay 140 K it floats at once with 280 K");
    for (const closed of ["BTE", "SX"]) expect(html).not.toContain(closed);
  });

  it("lets a debt be repaid, as far as the cash reaches", () => {
    expect(buttons(forms(indebted), "repayLoan")).toEqual(["Repay the whole debt of 30 K"]);
    const deep = changed(indebted, [owes(0, 900)]);
    expect(buttons(forms(deep), "repayLoan")).toEqual(["Repay 380 K of the debt of 900 K"]);
    expect(posted(deep, forms(deep), { type: "repayLoan" })).toContainEqual(
      expect.objectContaining({ type: "loanRepaid", amount: 380, debt: 520 }),
    );
  });
});

describe("the train step", () => {
  const rich = { director: 0, cash: 900 };
  const shop = changed(game18cz(3), [
    railway("SX", { ...rich, home: { hex: "A8", rotation: 4 } }),
    railway("BCB", { director: 1, trains: ["3c"] }),
    phase18cz("d"),
    operating("SX", "trains"),
  ]);

  it("offers each side of the card, says which cannot be run, and what a director must agree to", () => {
    const html = forms(shop);
    expect(text(html)).toContain("Card 3d / 3+3d / 3Ed");
    expect(buttons(html, "buyTrain").slice(0, 3)).toEqual([
      "Buy the 3d-train for 120 K",
      "Buy the 3+3d-train for 180 K",
      "Buy the 3Ed-train for 250 K",
    ]);
    expect(text(html).split("SX may own it, but cannot run it.").length - 1).toBe(3);
    expect(text(html)).toContain("Bert must agree.");
  });

  it.each(["3d", "3+3d", "3Ed"])("buys the side %s that was chosen", (rank) => {
    const bought = posted(shop, forms(shop), { price: shop ? { "3d": 120, "3+3d": 180, "3Ed": 250 }[rank] : 0 });
    expect(bought).toContainEqual(
      expect.objectContaining({ type: "trainBought", train: expect.objectContaining({ rank }) }),
    );
  });

  it("does not offer a side that has rusted, and tells what a side rusts", () => {
    const later = changed(shop, [phase18cz("e"), rusted("3+3e")]);
    const html = forms(later);
    expect(buttons(html, "buyTrain")).not.toContain("Buy the 3+3e-train for 180 K");
    expect(text(html)).toContain("4e-train , 3 left Treasury 900 K → 650 K. At once: 2a, 2b rust");
  });

  it("tells what a card from the pool rusts, which changes nothing else", () => {
    const pooled = changed(shop, [card("pool", "4e"), phase18cz("f")]);
    expect(text(forms(pooled))).toContain("Pool 4e-train Treasury 900 K → 650 K. At once: 2a, 2b rust. SX may own it");
  });

  it("says who gives what when the bank must lend", () => {
    const poor = changed(game18cz(3), [
      phase18cz("c"),
      railway("BCB", { director: 0, cash: 20 }),
      operating("BCB", "trains"),
      (draft) => {
        if (draft.players[0]) draft.players[0].cash = 30;
      },
    ]);
    expect(text(forms(poor))).toContain("The treasury gives 20 K, you give 30 K and borrow 70 K from the bank.");
  });
});

describe("a take-over", () => {
  const takeover = changed(game18cz(3), [
    railway("BTE", { director: 0, cash: 300, trains: ["2+2b"] }),
    railway("BCB", { director: 1, par: 60, price: 65, shares: { "1": 50, "2": 25 }, cash: 44, trains: ["2b"] }),
    railway("EKJ", { director: 0, par: 50, cash: 10, trains: ["2b"] }),
    owns("BCB", "S3"),
    phase18cz("c"),
    operating("BTE", "takeover"),
  ]);

  it("names the price a share, the sum, what comes along, and who will be asked", () => {
    const html = text(forms(takeover));
    expect(html).toContain("BCB Bert small, 65 K a share");
    expect(html).toContain("3 shares are in players' hands: 99 K to 291 K in all; the treasury holds 300 K.");
    expect(html).toContain("With it come 44 K, 2b-train, 1 station on the map, 2 stations to place, S3.");
    expect(html).toContain("Bert must agree.");
    expect(html).toContain("price a share, 33 K to 97 K");
  });

  it("asks the other director, and takes place at once between corporations of one", () => {
    const html = forms(takeover);
    expect(posted(takeover, html, { type: "takeOver", corporation: "BCB" }).map(({ type }) => type)).toEqual([
      "offerMade",
    ]);
    expect(posted(takeover, html, { type: "takeOver", corporation: "EKJ" })).toContainEqual(
      expect.objectContaining({ type: "takenOver", corporation: "EKJ", by: "BTE" }),
    );
  });

  it("shows the one who is asked the price and what goes with it", () => {
    const offered = decide(takeover, 0, { type: "takeOver", corporation: "BCB", price: 70 });
    const state = offered.accepted ? offered.state : expect.fail("the offer was refused");
    const html = forms(state, 1);
    expect(text(html)).toContain("With it come 44 K, 2b-train");
    expect(buttons(html, "answer")).toEqual(["Accept for 70 K a share", "Decline"]);
    expect(buttons(forms(state, 0, {}, true), "withdraw")).toEqual(["Withdraw the offer"]);
  });

  it("lets a train that came along be turned, at its price, or scrapped", () => {
    const after = decide(takeover, 0, { type: "takeOver", corporation: "EKJ", price: 50 });
    const state = after.accepted ? after.state : expect.fail("the take-over was refused");
    const html = forms(state);
    expect(text(html)).toContain("BTE owns 2 of at most 3 trains.");
    expect(buttons(html, "convertTrain")).toEqual(["Turn to 2+2b for 10 K"]);
    expect(buttons(html, "scrapTrain")).toEqual(["Scrap the 2b"]);
    expect(posted(state, html, { type: "convertTrain" })).toContainEqual(
      expect.objectContaining({ type: "trainConverted", rank: "2+2b", price: 10 }),
    );
  });

  it("shows both stations of a place, each with its corporation, and takes the chosen one off the map", () => {
    const html = forms(twoStations);
    const choices = posts(html).map(({ move }) => move?.[0]);
    expect(choices).toEqual([0, 1].map((city) => JSON.stringify({ type: "dropStation", hex: "E12", city })).reverse());
    for (const symbol of ["BN", "NWB"]) expect(html).toContain(`<span class="co co-${symbol}">${symbol}</span> <b>E12`);
    expect(posted(twoStations, html, { type: "dropStation", hex: "E12", city: 0 })).toContainEqual(
      expect.objectContaining({ type: "stationDropped", corporation: "NWB", city: 0 }),
    );
  });
});

describe("local railways of a corporation", () => {
  const turn = changed(game18cz(3), [
    phase18cz("b"),
    localPrice(45),
    railway("BCB", { director: 0, cash: 100, trains: ["2b"] }),
    owns("BCB", "S1"),
    owns("BCB", "S2"),
    owns(1, "S3"),
    operating("BCB", "track"),
  ]);

  it("are sold to the bank for the price of the track, or bought from players up to it", () => {
    const html = forms(turn, 0, {}, true);
    expect(text(html)).toContain("Sell to the bank, for 45 K each");
    expect(buttons(html, "sellCompany")).toEqual(["Sell S1 for 45 K", "Sell S2 for 45 K"]);
    expect(text(html)).toContain("Price, 1 K to 45 K");
    expect(posted(turn, html, { type: "sellCompany", company: "S1" })).toContainEqual(
      expect.objectContaining({ type: "companySold", company: "S1", price: 45 }),
    );
  });

  it("tell the power that several share once", () => {
    const several = changed(turn, [owns(1, "S4"), owns(2, "S5")]);
    expect(text(forms(several, 0, {}, true)).split("Once, for its corporation").length - 1).toBe(1);
  });

  it("stand beside the ordinary lays with what they make free", () => {
    const html = forms(turn);
    expect(html).toContain("?at=E16#move");
    expect(html).toContain("?at=E16&amp;by=S1#move");
    expect(text(html)).toMatch(/E16 Pardubice 10 K/);
    expect(text(html)).toMatch(/E16 Pardubice with S1, free/);
    const chosen = forms(turn, 0, { choice: { at: "E16", by: "S1", confirm: false } });
    expect(posted(turn, chosen, { hex: "E16", tile: "57" })).toContainEqual(
      expect.objectContaining({ type: "tileLaid", hex: "E16", company: "S1", cost: 0 }),
    );
  });

  it("stand folded, each under its own heading, where a power has many places", () => {
    const { state, lay, count } = widePower();
    const { seat, company } = lay;
    const html = forms(state, seat, {}, true);
    expect(html).toContain(`<details><summary>With ${company}: ${count} places</summary>`);
    expect(text(html)).not.toContain(` with ${company} `);
  });
});

/** A position in which the extra upgrade of a local railway could go to more than three places. */
function widePower(): { state: GameState; lay: OptionOf<"layTile">; count: number } {
  for (const seed of [2, 3, 4, 8, 9, 13, 14, 18]) {
    for (const { state, decision: asked } of playRandomly(seed, 2 + (seed % 5), 1200, "18cz")) {
      const lays = asked.options.filter((one): one is OptionOf<"layTile"> => one.type === "layTile" && one.side);
      for (const lay of lays) {
        const count = new Set(lays.filter(({ company }) => company === lay.company).map(({ hex }) => hex)).size;
        if (count > 3) return { state, lay, count };
      }
    }
  }
  throw new Error("no power had so many places");
}

describe("a home tile", () => {
  it("is laid on one of two places, turned so that its track leads to the map", () => {
    const first = changed(game18cz(3), [
      phase18cz("d"),
      railway("SX", { director: 0, cash: 900, operated: false }),
      operating("SX", "homeTile"),
    ]);
    const html = forms(first);
    for (const hex of ["A8", "B5"]) expect(html).toContain(`?at=${hex}#move`);
    const chosen = forms(first, 0, { choice: { at: "A8", by: null, confirm: false } });
    const turned = posts(chosen).map(({ move }) => JSON.parse(move?.[0] ?? "{}").rotation);
    expect(turned).toEqual([4, 5]);
    expect(posted(first, chosen, { hex: "A8" })).toContainEqual(
      expect.objectContaining({ type: "tokenPlaced", corporation: "SX", hex: "A8", kind: "home" }),
    );
  });
});

describe("a dividend", () => {
  it("that comes to no whole amount a share is named as a whole, and rounded up for each player", () => {
    const earned = changed(game18cz(3), [
      railway("BCB", { director: 0, shares: { "0": 75 }, trains: ["2a"] }),
      operating("BCB", "dividend", { revenue: 110 }),
    ]);
    expect(buttons(forms(earned), "dividend")).toEqual(["Pay out 110 K", "Keep 110 K"]);
    expect(text(forms(earned))).toContain("Anna (you) +83 K 380 K → 463 K");
  });
});
