/** What mails tell of a title with a price track, sizes, cards with sides and loans. */

import { describe, expect, it } from "vitest";
import { decision, type GameState, newGame, titleOf } from "../../../engine/index.ts";
import { turnMail } from "../../../lambdas/mail/game.ts";
import type { GameHead, Language } from "../../../lambdas/service/api.ts";
import { NO_MATTERS } from "../../../lambdas/store/matters.ts";
import { changed, game18cz, game1830, game1835, operating, stock } from "../../support/positions.ts";
import { localPrice, owes, phase18cz, railway, rusted, seated } from "../../support/positions18cz.ts";
import { minor, packetSold, phase1835 } from "../../support/prussia.ts";

import { indebtedCorporation } from "../../web/support/seldom.ts";

const AT = "2026-11-30T08:00:00.000Z";
const NAMES = ["Anna", "Bert", "Cleo", "Dirk"];

function mailOf(state: GameState, language: Language = "en"): string {
  const [seat = 0] = decision(state).deciders;
  const seats = state.players.map((_, one) => ({
    ...{ seat: one, person: `p${one}`, name: NAMES[one] ?? "", status: "seated" as const },
  }));
  const head: GameHead = {
    ...{
      id: "g1",
      title: state.title,
      name: "Coal",
      options: state.options,
      host: "p0",
      seatCount: seats.length,
      seats,
    },
    ...{
      status: "running",
      version: 5,
      waiting: [{ seat, since: 4, at: AT }],
      pace: null,
      clocks: [],
      undo: null,
      matters: NO_MATTERS,
      createdAt: AT,
      updatedAt: AT,
    },
  };
  const links = { gameUrl: "https://b.test/g", unsubscribeUrl: "https://b.test/u", turnUrl: "https://b.test/t" };
  const turn = { decision: decision(state), since: AT, news: [], hasMoved: true };
  const mail = turnMail({
    ...{ to: "a@example.org", language, seat, head, state, origin: "https://b.test" },
    ...links,
    ...turn,
  });
  return mail.text.replaceAll(/[ \n]+/g, " ");
}

const running = changed(game18cz(3), [
  railway("BCB", { director: 0, par: 60, cash: 44, trains: ["2b"] }),
  phase18cz("d"),
  localPrice(65),
  operating("BCB", "track"),
]);

describe("a turn mail", () => {
  it.each([
    ["en", 65, "Local railways are worth 65 K each; 7 operating rounds are still to come."],
    ["en", 110, "Local railways are worth 110 K each; 1 operating round is still to come."],
    ["en", 120, "Local railways are worth 120 K each; no operating round is still to come."],
    ["de", 65, "Lokalbahnen sind je 65 K wert; es kommen noch 7 Betriebsrunden."],
  ] as const)("in %s tells the price %i K of the local railways and the rounds left", (language, price, sentence) => {
    expect(mailOf(changed(running, [localPrice(price)]), language)).toContain(sentence);
  });

  it("tells the limits by size and the next cards with the sides that can still be had, and what each rusts", () => {
    const text = mailOf(changed(running, [rusted("3+3d")]));
    expect(text).toContain("Trains a corporation may own: 3 (small), 3 (medium) and 3 (large).");
    expect(text).toContain("d, 3 left: 3d for 120 K; 3Ed for 250 K e, 4 left: 4e for 250 K, rusts 2a and 2b; 3+3e");
    expect(text).not.toContain("g, 4 left");
    expect(text).toContain("the top card leaves the game");
  });

  it("tells sizes and directors, the neutral owner among them, and his cash", () => {
    expect(mailOf(running)).toContain("> BCB small Anna 60 K 44 K 2b -");
    const two = newGame({ title: "18cz", players: 2, seed: 1616278041 });
    const name = titleOf(two).neutral?.name ?? "";
    const text = mailOf(changed(two, [stock(0, { number: 1 })]));
    expect(text).toContain(`${name} 0 K - -`);
    expect(text).toContain(`BCB small ${name} 50 K 0 K 2a -`);
  });

  it("lists the players in their present order, with debts only where there are any", () => {
    expect(mailOf(changed(running, [seated(2, 1, 0)]))).toMatch(/certificates Cleo .* Bert .* > Anna/);
    expect(mailOf(running)).not.toContain("surcharge");
    const text = mailOf(changed(running, [owes(1, 30, 90)]));
    expect(text).toContain("certificates debt surcharge");
    expect(text).toMatch(/Bert 380 K 260 K 0 of 14 30 K 90 K/);
  });

  it("tells trains of one side by their names, with what they rust", () => {
    const text = mailOf(changed(game1835(3), [packetSold, phase1835("2.3"), stock(0)]));
    expect(text).toContain(
      "4-train, 2 left: 360 M, rusts 2 4+4-train, 1 left: 440 M, rusts 2+2 5-train, 2 left: 500 M",
    );
    const start = mailOf(game1835(3), "de");
    expect(start).toContain("2er-Lok, noch 9: 80 M");
    expect(start).not.toContain("1.1, noch");
  });

  it("calls directors and trains as the title does, and gives no price to what has none", () => {
    const state = changed(game1835(3), [packetSold, minor("M1", 0, { cash: 80, trains: ["2"] }), stock(0)]);
    expect(mailOf(state)).toContain("order size director price treasury trains last run M1 minor Anna - 80 M 2 -");
    expect(mailOf(state, "de")).toContain("Folge Größe Direktor Kurs Kasse Loks letzte Fahrt");
  });

  it("tells which corporation owes the bank", () => {
    expect(mailOf(indebtedCorporation)).toContain("HE owes the bank 154 M; it repays that out of its revenue first.");
    expect(mailOf(running)).not.toContain("owes the bank");
  });

  it("tells nothing of this in a title without it", () => {
    const text = mailOf(changed(game1830(3), [stock(0)]));
    expect(text).not.toMatch(/operating rounds? (is|are)|may own:|size|surcharge/);
  });
});
