/** The stock chart: 18CZ-5. */
import { describe, expect, it } from "vitest";
import { operatingOrder, priceOf, titleById } from "../../../../engine/index.ts";
import { done, pass, payOut, sell, withhold } from "../../../support/moves.ts";
import { type Change, game18cz, operating, P1, P2, P3, stock } from "../../../support/positions.ts";
import { localPrice, phase18cz, priced, railway, space } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("18cz");
const PRICES =
  "40 45 50 53 55 58 60 63 65 68 70 75 80 85 90 95 100 105 110 115 120 126 132 138 144 151 158 165 172 180 188 196 204 213 222 231 240 250 260 275 290 305 320 335 350 370"
    .split(" ")
    .map(Number);
const LOWER = [
  40, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 132, 144, 158, 172, 188, 204, 222, 240, 260, 290, 320, 350,
];
const UPPER = [
  45, 53, 58, 63, 68, 75, 85, 95, 105, 115, 126, 138, 151, 165, 180, 196, 213, 231, 250, 275, 305, 335, 370,
];

const priceNow = ({ state }: Scene, symbol: string) => priceOf(title, state.corporations[symbol] ?? { cell: null });

/** What becomes of a price: a small, a medium and a large corporation pay; withheld; nothing run; a sale; sold out. */
function moves(from: number, options: Record<string, string> = {}) {
  const at = (symbol: string, ...changes: Change[]) =>
    given(
      game18cz(3, options),
      phase18cz("d"),
      railway(symbol, {
        director: P1,
        price: from,
        shares: { [P1]: symbol === "MW" ? 75 : 60, [P2]: 20 + 5 * Number(symbol === "MW") },
      }),
      localPrice(55),
      ...changes,
    );
  const pays = (symbol: string) =>
    priceNow(at(symbol, operating(symbol, "dividend", { revenue: 60 })).when(P1, payOut), symbol);
  const ran = at("MW", operating("MW", "dividend", { revenue: 60 }));
  return {
    small: pays("MW"),
    medium: pays("BTE"),
    large: pays("SX"),
    withheld: priceNow(ran.when(P1, withhold), "MW"),
    idle: priceNow(at("SX", operating("SX", "track")).when(P1, pass), "SX"),
    sale: priceNow(at("MW", stock(P2)).when(P2, sell("MW", 1)), "MW"),
    soldOut: priceNow(at("MW", stock(P3, { passes: 2 })).when(P3, pass), "MW"),
  };
}

describe("the spaces", () => {
  it("18CZ-5.1: 46 of them, ascending from 40 to 370", () => {
    expect(title.market).toHaveLength(1);
    expect(title.market[0]?.map((cell) => cell?.price)).toEqual(PRICES);
    expect(PRICES).toHaveLength(46);
  });

  it("18CZ-5.1: every second one is in the lower row, with all par boxes, the others in the upper row", () => {
    expect(PRICES.filter((_, index) => index % 2 === 0)).toEqual(LOWER);
    expect(PRICES.filter((_, index) => index % 2 === 1)).toEqual(UPPER);
    const boxes = title.corporations.flatMap((one) => one.parPrices);
    expect(boxes.filter((price) => !LOWER.includes(price))).toEqual([]);
    expect(title.parCells.map((one) => one.price)).toEqual([50, 55, 60, 65, 70, 80, 90, 100, 110, 120]);
  });
});

describe("movement", () => {
  /** From; small and medium pay, large pays; withheld or idle; sale; sold out. */
  const TABLE = [
    [40, 50, 55, 40, 40, 45],
    [45, 53, 58, 45, 40, 50],
    [53, 58, 63, 45, 50, 55],
    [60, 65, 70, 55, 58, 63],
    [58, 63, 68, 53, 55, 60],
    [85, 95, 105, 75, 80, 90],
    [290, 320, 350, 260, 275, 305],
    [320, 350, 350, 290, 305, 335],
    [335, 370, 370, 305, 320, 350],
    [350, 350, 350, 320, 335, 370],
    [370, 370, 370, 335, 350, 370],
  ] as const;

  it.each(TABLE)(
    "18CZ-5.2, 18CZ-5.3, 18CZ-5.4, 18CZ-5.5: from %i paid %i, by a large one %i; not paid %i; a sale %i; sold out %i",
    (from, paid, large, left, sale, soldOut) => {
      expect(moves(from)).toEqual({ small: paid, medium: paid, large, withheld: left, idle: left, sale, soldOut });
    },
  );

  it.each(LOWER)("18CZ-5.2: from %i in the lower row right and left stay in it", (from) => {
    const place = LOWER.indexOf(from);
    const expected = { small: LOWER[place + 1] ?? 350, withheld: LOWER[place - 1] ?? 40 };
    expect(moves(from)).toMatchObject(expected);
  });

  it.each(UPPER)("18CZ-5.2: from %i in the upper row right and left stay in it", (from) => {
    const place = UPPER.indexOf(from);
    const expected = { small: UPPER[place + 1] ?? 370, withheld: UPPER[place - 1] ?? 45 };
    expect(moves(from)).toMatchObject(expected);
  });

  it("18CZ-5.5: withholding is what a corporation without revenue does by itself", () => {
    const idle = given(
      game18cz(3),
      railway("MW", { director: P1, price: 60 }),
      localPrice(40),
      operating("MW", "track"),
    );
    idle.when(P1, pass).follows({ type: "markerMoved", fromPrice: 60, toPrice: 55, reason: "withheld" });
  });
});

describe("the other reading", () => {
  it.each([
    [65, 60],
    [60, 55],
  ])("18CZ-0.6 V1: paired: from %i a corporation that earns nothing goes to %i, two places down", (from, to) => {
    expect(moves(from).idle).toBe(to);
  });

  it("18CZ-0.6 V1: paired: from 55 a corporation that pays goes to 60", () => {
    expect(moves(55).small).toBe(60);
  });

  it.each([
    [60, 63, 65, 58, 58, 63],
    [58, 60, 63, 55, 55, 60],
    [40, 45, 50, 40, 40, 45],
    [350, 370, 370, 335, 335, 370],
    [335, 350, 370, 320, 320, 350],
    [370, 370, 370, 350, 350, 370],
  ])(
    "18CZ-0.6 V1: adjacent: from %i paid %i, by a large one %i; not paid %i; a sale %i and sold out %i as ever",
    (from, paid, large, left, sale, soldOut) => {
      expect(moves(from, { chartStep: "adjacent" })).toEqual({
        small: paid,
        medium: paid,
        large,
        withheld: left,
        idle: left,
        sale,
        soldOut,
      });
    },
  );
});

describe("several on a space", () => {
  const three = [
    railway("MW", { director: P1, price: 60 }),
    railway("EKJ", { director: P2, price: 60 }),
    railway("BCB", { director: P3, price: 63, shares: { [P3]: 75 } }),
  ];

  it("18CZ-5.6: the one that came first operates first", () => {
    expect(operatingOrder(title, given(game18cz(3), ...three).state)).toEqual(["BCB", "MW", "EKJ"]);
    const start = given(game18cz(3), ...three, stock(P3));
    const arrived = start.when(P3, sell("BCB", 1)).when(P3, done);
    expect(operatingOrder(title, arrived.state)).toEqual(["MW", "EKJ", "BCB"]);
  });

  it("18CZ-5.6: one that leaves and comes back is last; one that cannot move keeps its place", () => {
    const start = given(game18cz(3), ...three, priced("MW", 58), priced("MW", 60));
    expect(operatingOrder(title, start.state)).toEqual(["BCB", "EKJ", "MW"]);
    const low = [
      railway("MW", { director: P1, price: 40, shares: { [P1]: 75 } }),
      railway("EKJ", { director: P2, price: 40 }),
    ];
    const sold = given(game18cz(3), ...low, stock(P1))
      .when(P1, sell("MW", 1))
      .without("markerMoved");
    expect(sold.stacks[space(title, 40).join()]).toEqual(["MW", "EKJ"]);
  });
});
