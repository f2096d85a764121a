/** What forms say follows from a move is what the engine does; why something is not offered is what the engine says. */
import { describe, expect, it } from "vitest";
import { decide, type GameState, type Move } from "../../../engine/index.ts";
import { boardPicture } from "../../../web/board/map.tsx";
import { Forms } from "../../../web/forms/index.tsx";
import { proposedRoutes } from "../../../web/forms/routes.tsx";
import { parseTurnForm } from "../../../web/forms/turnForm.ts";
import { Panel } from "../../../web/game/panel.tsx";
import { optionsOf, type Scene } from "../../../web/game/scene.ts";
import { cash, changed, corporation, game1830, operating, phase, stock, tile, train } from "../../support/positions.ts";
import { company1835, game1835, operating1835, packetHas, packetSold, phase1835 } from "../../support/prussia.ts";
import { sceneFor } from "../support/scenes.ts";
import { failing, joining } from "../support/seldom.ts";

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\s\u00a0]+/g, " ")
    .replaceAll("&#39;", "'");

function formsIn(scene: Scene): string {
  const board = boardPicture(scene.title, scene.state);
  const best = proposedRoutes(scene);
  return String(<Forms scene={scene} options={optionsOf(scene, false)} board={board} best={best} />);
}

const forms = (state: GameState, seat = 0): string => formsIn(sceneFor(state, seat));

function moved(state: GameState, move: Move, seat = 0): GameState {
  const decided = decide(state, seat, move);
  return decided.accepted ? decided.state : expect.fail(decided.refusal.code);
}

/** PRR is led by Anna; Bert holds some of it, and some lies in the pool. */
const prr = corporation("PRR", { president: 0, par: 67, shares: { 0: 50, 1: 20, pool: 10 }, cash: 100, trains: ["2"] });

describe("a dividend", () => {
  it("shows everybody's money, the treasury and the price as the engine leaves them, either way", () => {
    const state = changed(game1830(3), [prr, operating("PRR", "dividend", { revenue: 90 })]);
    const html = text(forms(state));
    for (const kind of ["pay", "withhold"] as const) {
      const then = moved(state, { type: "dividend", kind });
      for (const seat of kind === "pay" ? [0, 1] : [])
        expect(html).toContain(`$${state.players[seat]?.cash} → $${then.players[seat]?.cash}`);
      expect(html).toContain(`Treasury $100 → $${then.corporations.PRR?.cash}`);
    }
    expect(html).toMatch(/Share price \$67 ▲ \$\d+ .* Share price \$67 ▼ \$\d+/);
  });

  it("leaves out what a paper that has earned in the round does not bring", () => {
    const state = changed(game1835(4), [
      packetSold,
      phase1835("2.3"),
      company1835("PR", { director: 1, shares: { 1: 20, 0: 10 }, trains: ["4"] }),
      operating1835("PR", "dividend", { revenue: 100 }),
      ({ round }) => {
        if (round.kind === "operating") round.joined = { 0: 10 };
      },
    ]);
    const html = text(forms(state, 1));
    expect(moved(state, { type: "dividend", kind: "pay" }, 1).players[0]?.cash).toBe(state.players[0]?.cash);
    expect(html).toContain("Bert (you) +20 M");
    expect(html).not.toContain("Anna");
  });
});

describe("the stock turn", () => {
  const state = changed(game1830(3), [prr, stock(0, { number: 2 }), cash(0, 300)]);

  it("names the money and the price afterwards of every sale", () => {
    const html = text(forms(state));
    for (const count of [1, 2, 3]) {
      const then = moved(state, { type: "sellShares", corporation: "PRR", count });
      const cell = then.corporations.PRR?.cell ?? [0, 0];
      const price = sceneFor(then, 0).title.market[cell[0]]?.[cell[1]]?.price;
      expect(html).toContain(`${count * 10}%: +$${count * 67}, price then $${price}`);
    }
  });

  it("says for each issue price what the certificate costs, what must still be sold, and the capital", () => {
    expect(text(forms(state))).toContain("$100, you pay $200 40% more must be sold; then it has $1,000");
  });

  it("folds what one cannot act on, with the reason, behind what one can", () => {
    const full = changed(state, [
      corporation("NYC", { president: 1, par: 100, shares: { 1: 50, 2: 50 } }),
      corporation("B&O", { president: 0, par: 67, shares: { 0: 60, 1: 10 } }),
    ]);
    const html = forms(full);
    const [open = "", folded = ""] = html.split("1 corporation with nothing for you to do");
    expect(text(open)).not.toContain("NYC");
    expect(text(folded)).toMatch(/NYC Bert \$100 [A-Z].*\./);
  });

  it("proposes to sell first and decide again, which adds the sales alone", () => {
    const fields = {
      seat: ["0"],
      version: ["7"],
      submission: ["12345678"],
      step: ["sell"],
      sell: ["", '{"type":"sellShares","corporation":"PRR","count":1}'],
      move: ['{"type":"buyShare","corporation":"PRR","from":"pool"}'],
    };
    const wish = parseTurnForm(fields)?.wish;
    expect(wish?.kind === "add" && wish.form.moves).toEqual([{ type: "sellShares", corporation: "PRR", count: 1 }]);
    expect(forms(state)).toContain('value="sell"');
  });
});

describe("the train shop", () => {
  const state = changed(game1830(3), [
    corporation("PRR", { president: 0, shares: { 0: 60 }, cash: 500 }),
    corporation("NYC", { president: 1, shares: { 1: 60 }, trains: ["2", "3", "3", "3"] }),
    phase("3"),
    ({ depot }) => {
      depot.queue = depot.queue.filter(({ rank }) => rank !== "3" && rank !== "2");
    },
    operating("PRR", "trains"),
  ]);

  it("names before the purchase what the treasury pays, which trains rust, and who must give some up", () => {
    const html = text(forms(state));
    expect(html).toContain("Treasury $500 → $200.");
    expect(html).toContain("Rusting: 2-train of NYC.");
    const three = changed(state, [train("NYC", "3")]);
    expect(text(forms(three))).not.toContain("NYC PRR");
  });

  it("counts what the bank has left and what is handed in", () => {
    expect(text(forms(state))).toMatch(/Bank 4-train , \d left/);
  });
});

describe("an emergency", () => {
  it("says in three lines what the treasury gives, what the president, and what is missing", () => {
    const state = changed(game1830(3), [
      prr,
      (draft) => {
        draft.corporations.PRR?.trains.splice(0);
      },
      tile("H10", "57", 1),
      cash("PRR", 20),
      cash(0, 30),
      operating("PRR", "trains"),
    ]);
    const html = text(forms(state));
    expect(html).toMatch(/PRR needs \$80 for a train The treasury gives \$20 You give \$30 Still missing \$30/);
    expect(html).not.toContain("bankruptcy");
  });

  it("counts for the train that was chosen where the president must sell for it", () => {
    expect(text(forms(failing))).toContain(
      "HE needs 360 M for a train The treasury gives 20 M You give 102 M Still missing 238 M",
    );
  });
});

describe("papers for an exchange", () => {
  it("can be given all, one by one, or not at all", () => {
    const html = text(forms(joining));
    for (const button of ["Exchange what is ticked", "Exchange all", "Exchange nothing"])
      expect(html).toContain(button);
  });
});

describe("the start packet", () => {
  it("keeps what is sold in its row, with the owner's name, and frames what can be bought", () => {
    const state = changed(game1835(4), [
      packetHas("M3", "M4", "HB", "PfB"),
      ({ companies }) => {
        Object.assign(companies.NF ?? {}, { owner: "seat:1" });
      },
      stock(0, { number: 1 }),
    ]);
    const html = forms(state);
    expect(text(/<li class="gone"><b>NF.*?<\/li>/.exec(html)?.[0] ?? "")).toContain("NF Bert");
    expect(html.match(/<li class="framed">/g)?.length).toBe(
      optionsOf(sceneFor(state, 0), false).filter(({ type }) => type === "buyPrivate").length,
    );
  });
});

describe("routes", () => {
  const state = changed(game1830(3), [prr, tile("H10", "57", 1), operating("PRR", "routes")]);

  it("are listed with what each stop is worth, and their form tells the script of the trains", () => {
    const html = forms(state);
    expect(text(html)).toMatch(/Best run: \$(\d+), proven .* \$\d+ \+ .* \$\d+ = \$\1/);
    expect(html).toContain('data-routes="[{&quot;id&quot;:&quot;2-0&quot;');
  });
});

describe("a panel", () => {
  const state = changed(game1830(3), [prr, stock(0, { number: 2 })]);

  it("shows names of players as text whatever stands in them", () => {
    const name = '<img src=x onerror="alert(1)">';
    const scene = sceneFor(state, 0);
    const context = { ...scene.context, names: { seat: () => name } };
    const board = boardPicture(scene.title, state);
    const html = String(<Panel scene={{ ...scene, context }} board={board} best={null} />);
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x");
  });

  it("links the question to its rule", () => {
    const scene = sceneFor(state, 0);
    const html = String(<Panel scene={scene} board={boardPicture(scene.title, state)} best={null} />);
    expect(html).toContain('href="/rules/shared#C-13.1"');
  });
});
