/** 18CZ in words: trains with several sides, loans, take-overs. */
import { describe, expect, test } from "vitest";
import type { GameEvent, GameState, Option, OptionOf } from "../../../engine/index.ts";
import { describeMove, describeOption, describeOptions } from "../../../engine/narration/index.ts";
import { ask, asked, english, german, own, pay, plain, reader, START, turnOf, withFigures } from "./table18cz.ts";

describe("trains", () => {
  const train = (rank: string, price: number, from = "bank"): OptionOf<"buyTrain"> => ({
    type: "buyTrain",
    from,
    train: "4e-0",
    rank,
    min: price,
    max: price,
    tradeIn: null,
    help: 0,
    consent: false,
    ...own,
  });
  const sides = [train("4e", 250), train("3+3e", 180)];
  /** The card with the sides 4e, 3+3e and 3Ee lies on top. */
  const withTop = (state: GameState, rusted: string[] = []): GameState => ({
    ...state,
    phase: "d",
    depot: { queue: [{ id: "4e-0", rank: "4e" }], soldUnlimited: { "5j": 0 }, pool: [], rusted },
  });

  test("each side of a card is a choice of its own", () => {
    const choices = asked("trains", sides);
    expect(describeOptions(choices, 0, reader("en")).map(plain)).toEqual([
      "Buy a 4e-train for 250 K",
      "Buy a 3+3e-train for 180 K",
    ]);
    expect(describeOptions(choices, 0, reader("de")).map(plain)).toEqual([
      "Eine 4e-Lok für 250 K kaufen",
      "Eine 3+3e-Lok für 180 K kaufen",
    ]);
    const move = { type: "buyTrain", from: "bank", train: "4e-0", price: 180 } as const;
    expect(plain(describeMove({ ...move, rank: "3+3e" }, reader("en")))).toBe("Buy a 3+3e-train for 180 K");
    expect(plain(describeMove(move, reader("en"), choices))).toBe("Buy a 3+3e-train for 180 K");
    expect(plain(describeMove(move, reader("en")))).toBe("Buy a 4e/3+3e/3Ee-train for 180 K");
  });

  test("the question says what each side makes rust, as long as it has not", () => {
    const state = withFigures("NWB", { cash: 300 });
    const free = asked("trains", [...sides, { type: "pass", ...own }]);
    expect(ask(free, withTop(state))).toBe(
      "Buy a train, or buy none. Treasury 300 K, trains 0 of 3. A 4e-train rusts 2a and 2b.",
    );
    expect(ask(free, withTop(state), "de")).toBe(
      "Kaufe eine Lok, oder kaufe keine. Kasse 300 K, Loks 0 von 3. Eine 4e-Lok lässt 2a und 2b rosten.",
    );
    expect(ask(free, withTop(state, ["2a"]))).toMatch(/A 4e-train rusts 2b\.$/);
    expect(ask(free, withTop(state, ["2a", "2b"]))).toMatch(/trains 0 of 3\.$/);
  });

  test("a corporation must own a train of its size; the president adds cash, the bank lends the rest", () => {
    const must = (cash: number, anna: number): GameState =>
      withTop(withFigures("NWB", { cash }, { cash: anna }), ["2a", "2b"]);
    const due = asked("trains", sides);
    expect(ask(due, must(200, 0))).toBe(
      "NWB has no train of its own size and must buy one. Treasury 200 K, trains 0 of 3.",
    );
    expect(ask(due, must(100, 90))).toBe("NWB needs a train: 180 K. It has 100 K; you add 80 K.");
    expect(ask(due, must(20, 30))).toBe(
      "NWB needs a train: 180 K. It has 20 K, you have 30 K; the bank lends you the missing 130 K, to be repaid, and takes off as much again at the end.",
    );
    expect(ask(due, must(20, 30), "de")).toContain("die fehlenden 130 K leiht dir die Bank");
  });

  test("help is told with the loan behind it, and what that costs", () => {
    const bought: GameEvent = {
      type: "trainBought",
      corporation: "NWB",
      train: { id: "3d-0", rank: "3+3d" },
      from: "bank",
      price: 180,
      help: 160,
      tradedIn: null,
    };
    const events: GameEvent[] = [
      pay("bank", "seat:0", 130, "loan"),
      { type: "loanTaken", seat: 0, corporation: "NWB", amount: 130, debt: 150 },
      pay("seat:0", "corporation:NWB", 160, "help"),
      pay("corporation:NWB", "bank", 180, "train"),
      bought,
    ];
    expect(english(events)).toEqual([
      "Anna borrowed 130 K from the bank for NWB: 150 K to repay, and a penalty of 130 K at the end",
      "NWB: bought a 3+3d-train for 180 K; Anna added 160 K",
    ]);
    expect(german(events, 0)).toEqual([
      "Du hast dir für die NWB 130 K von der Bank geliehen: 150 K sind zurückzuzahlen, dazu am Ende 130 K Strafe",
      "NWB: eine 3+3d-Lok für 180 K gekauft; du hast 160 K zugeschossen",
    ]);
  });

  test("debts are named in the stock turn, and repaid in part or in full", () => {
    const repay = (amount: number): Option => ({ type: "repayLoan", amount, debt: 130, ...own });
    const state = withFigures("NWB", {}, { cash: 50, debt: 130, penalty: 180 });
    expect(plain(describeOption(repay(50), reader("en")))).toBe("Repay 50 K of your debt of 130 K");
    expect(plain(describeOption(repay(130), reader("de")))).toBe("Deine Schulden von 130 K zurückzahlen");
    expect(ask(asked("stock", [repay(50), { type: "pass", ...own }], null), state)).toMatch(
      /You owe the bank 130 K and can buy nothing until it is repaid; at the end 180 K more are taken off as a penalty\.$/,
    );
    expect(ask(asked("stock", [], null), withFigures("NWB", {}, { penalty: 180 }))).toMatch(
      /A penalty of 180 K is taken off at the end\.$/,
    );
    expect(english([{ type: "loanRepaid", seat: 0, amount: 50, debt: 80 }])).toEqual(["Anna repaid 50 K, 80 K to go"]);
    expect(german([{ type: "loanRepaid", seat: 0, amount: 80, debt: 0 }], 0)).toEqual([
      "Du hast 80 K zurückgezahlt und bist schuldenfrei",
    ]);
  });
});

describe("a take-over", () => {
  const offer: OptionOf<"takeOver"> = {
    type: "takeOver",
    corporation: "KFN",
    min: 33,
    max: 97,
    shares: 4,
    owner: 1,
    consent: true,
    ...own,
  };

  test("is offered with the price of a share and of all", () => {
    expect(plain(describeOption(offer, reader("en")))).toBe(
      "Take over KFN at 33 K to 97 K a share, 132 K to 388 K in all (Bert must agree)",
    );
    expect(plain(describeOption({ ...offer, max: 33, consent: false }, reader("de")))).toBe(
      "Die KFN zu 33 K je Aktie übernehmen, insgesamt 132 K",
    );
    const move = { type: "takeOver", corporation: "KFN", price: 65 } as const;
    expect(plain(describeMove(move, reader("en"), asked("takeover", [offer], "Ug")))).toBe(
      "Take over KFN at 65 K a share, 260 K in all",
    );
    expect(plain(describeMove(move, reader("en")))).toBe("Take over KFN at 65 K a share");
    const pass: Option = { type: "pass", ...own };
    const state = withFigures("Ug", { cash: 340 });
    expect(ask(asked("takeover", [pass, offer], "Ug"), state)).toBe(
      "Take over a smaller corporation, or nobody. Treasury 340 K.",
    );
    expect(ask(asked("takeover", [pass], "Ug"), state, "de")).toBe(
      "Ug kann keine Übernahme bezahlen: Übernimm niemanden. Kasse 340 K.",
    );
  });

  test("asks the other director, who hears what the shareholders get", () => {
    const held = (START.corporations.KFN?.certificates ?? []).map((one, n) => ({
      ...one,
      holder: ["seat:0", "seat:1", "seat:0", "pool"][n] as "pool",
    }));
    const move = { type: "takeOver", corporation: "KFN", price: 65 } as const;
    const state: GameState = { ...withFigures("KFN", { certificates: held }), offer: { from: 1, to: 0, move } };
    const consent = asked("consent", [{ type: "answer", ...own }], "Ug");
    expect(ask(consent, state)).toBe(
      "Bert offered 65 K a share for KFN, which Ug would take over: its shareholders receive 260 K in all, you 195 K of it. Accept or decline.",
    );
    expect(ask(consent, state, "de")).toBe(
      "Bert hat 65 K je Aktie der KFN geboten, die von der Ug übernommen würde: Ihre Aktionäre erhalten zusammen 260 K, du davon 195 K. Nimm an oder lehne ab.",
    );
    expect(ask(consent, state, "en", 1)).toBe(
      "Waiting for Anna to answer your offer of 65 K a share. You may withdraw it.",
    );
    expect(english([{ type: "offerMade", from: 1, to: 0, move }], 0)).toEqual([
      "Bert offered you 65 K a share to take over KFN",
    ]);
  });

  const KFN = "corporation:KFN";
  const taken: GameEvent = {
    type: "takenOver",
    corporation: "KFN",
    by: "Ug",
    price: 65,
    trains: [{ id: "3c-0", rank: "2+2c" }],
    drops: [],
    lifted: [{ hex: "G24", city: 0 }],
    tokens: [100, 100],
  };
  const stations = ["G20", "G24"].map((hex) => ({ hex, city: 0 }));

  test("is one line with all that came along", () => {
    const events: GameEvent[] = [
      { type: "offerClosed", from: 1, to: 0, accepted: true, withdrawn: false },
      pay("corporation:Ug", "seat:0", 195, "takeover"),
      pay("corporation:Ug", "seat:1", 65, "takeover"),
      pay(KFN, "corporation:Ug", 120, "takeover"),
      ...["S1", "M3"].map(
        (company): GameEvent =>
          ({ type: "companyMoved", company, from: KFN, to: "corporation:Ug", price: 0 }) as GameEvent,
      ),
      taken,
      { type: "corporationMerged", corporation: "KFN", by: "Ug", stations, tokens: [100, 100] },
    ];
    expect(english(events, 0)).toEqual([
      "Ug: took over KFN for 65 K a share, and with it 120 K from the treasury, a 2+2c-train, S1, M3 and the stations in Brno, G20 and Hulín, G24; its own station in Hulín, G24 comes off the map; you received 195 K",
    ]);
    expect(german(events)).toEqual([
      "Ug: KFN für 65 K je Aktie übernommen, dazu 120 K aus der Kasse, eine 2+2c-Lok, S1, M3 und die Bahnhöfe in Brno, G20 und Hulín, G24; ihr eigener Bahnhof in Hulín, G24 kommt vom Plan",
    ]);
  });

  test("of two in one entry each keeps what belongs to it", () => {
    const bare = { ...taken, trains: [], lifted: [] };
    const events: GameEvent[] = [
      pay(KFN, "corporation:Ug", 120, "takeover"),
      bare,
      pay("corporation:EKJ", "corporation:Ug", 7, "takeover"),
      { ...bare, corporation: "EKJ", price: 40 },
    ];
    expect(english(events)).toEqual([
      "Ug: took over KFN for 65 K a share, and with it 120 K from the treasury; took over EKJ for 40 K a share, and with it 7 K from the treasury",
    ]);
  });

  test("asks which of two stations in one place goes, and tells it", () => {
    const drop = (corporation: string, city: number): Option => ({
      type: "dropStation",
      corporation,
      hex: "E12",
      city,
      ...own,
    });
    const choice = asked("stationDrop", [drop("Ug", 0), drop("KFN", 1)], "Ug");
    expect(ask(choice, START)).toBe(
      "Ug and KFN both have a station in Praha, E12. Choose the one that comes off the map.",
    );
    expect(describeOptions(choice, 0, reader("de"))).toEqual([
      "Den Bahnhof der Ug in Praha, E12 (Stadt 1) vom Plan nehmen",
      "Den Bahnhof der KFN in Praha, E12 (Stadt 2) vom Plan nehmen",
    ]);
    expect(describeMove({ type: "dropStation", hex: "E12", city: 1 }, reader("en"), choice)).toBe(
      "Take the station of KFN in Praha, E12 (city 2) off the map",
    );
    const events: GameEvent[] = [
      { type: "stationDropped", corporation: "KFN", hex: "E12", city: 1, price: 100 },
      { type: "corporationMerged", corporation: "KFN", by: "Ug", stations, tokens: [100] },
    ];
    expect(english(events)).toEqual([
      "KFN: its station in Praha, E12 (city 2) comes off the map",
      "Ug: received the stations of KFN in Brno, G20 and Hulín, G24",
    ]);
  });

  test("asks what becomes of the trains, and says what turning one makes rust", () => {
    const trains = [
      { id: "3d-0", rank: "3d" },
      { id: "3d-1", rank: "3+3d" },
    ];
    const convert: Option = { type: "convertTrain", train: "3d-0", rank: "3d", to: "4Eg", price: 230, ...own };
    const scrap: Option = { type: "scrapTrain", train: "3d-0", rank: "3d", ...own };
    const state = (phase: string): GameState => ({
      ...withFigures("Ug", { cash: 300, trains }),
      phase,
      round: turnOf("Ug", "acquired", { acquired: ["3d-0"] }),
    });
    expect(ask(asked("acquired", [convert, scrap, { type: "done", ...own }], "Ug"), state("d"))).toBe(
      "Turn what came with the take-over (3d-train) to the corporation's own size, scrap it, or keep the trains as they are. Treasury 300 K.",
    );
    const rusty: Option = { ...convert, to: "8Ej" };
    expect(ask(asked("acquired", [rusty], "Ug"), { ...state("a"), phase: "j" })).toMatch(
      /Treasury 300 K\. An 8Ej-train rusts 3Ed, 3Ee, 4Ef and 4Eg\.$/,
    );
    expect(ask(asked("acquired", [scrap], "BCB"), { ...state("i"), round: turnOf("BCB", "acquired") })).toMatch(
      /^BCB has 0 trains and room for 1: /,
    );
    expect(plain(describeOption(convert, reader("en")))).toBe("Turn the 3d-train into a 4Eg-train for 230 K");
    expect(describeOption(scrap, reader("de"))).toBe("Die 3d-Lok ausmustern");
    expect(
      english([
        { type: "trainConverted", corporation: "Ug", train: { id: "3d-0", rank: "3d" }, rank: "3Ed", price: 130 },
        { type: "trainScrapped", corporation: "Ug", train: { id: "3d-1", rank: "3+3d" } },
      ]),
    ).toEqual(["Ug: turned a 3d-train into a 3Ed-train for 130 K; scrapped a 3+3d-train"]);
  });
});
