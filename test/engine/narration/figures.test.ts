/** Money, shares, places, trains and rule options. */
import { expect, test } from "vitest";
import { STEPS } from "../../../engine/index.ts";
import {
  cityName,
  endReason,
  money,
  optionName,
  percent,
  placeName,
  stepName,
  trainName,
} from "../../../engine/narration/index.ts";
import { faulty, reader, TITLE, TITLE_18CZ } from "./contexts.ts";

const [en, de, nl] = [reader("en"), reader("de"), reader("nl")];

test("money stands as the title and the language write it, without a place to break", () => {
  expect(money(1103, en)).toBe("$1,103");
  expect(money(1103, de)).toBe("1.103\u00a0$");
  expect(money(0, en)).toBe("$0");
  expect(money(-20, en)).toBe("-$20");
  expect(money(-20, de)).toBe("-20\u00a0$");
  expect(money(1103, nl)).toBe("$\u00a01.103");
  expect(money(-20, nl)).toBe("$\u00a0-20");
});

test("a currency that is a word follows the figure in every language", () => {
  const title = { ...TITLE, currency: "{amount} K" };
  expect(money(1103, { ...en, title })).toBe("1,103\u00a0K");
  expect(money(1103, { ...de, title })).toBe("1.103\u00a0K");
  expect(money(1103, { ...nl, title })).toBe("1.103\u00a0K");
});

test("a share keeps its sign at its side", () => {
  expect(percent(10, en)).toBe("10%");
  expect(percent(10, de)).toBe("10\u00a0%");
  expect(percent(10, nl)).toBe("10%");
});

test("a place is called by its name, where it has one", () => {
  expect(placeName("H10", en)).toBe("Pittsburgh, H10");
  expect(placeName("H8", en)).toBe("H8");
});

test("a city is numbered where the hex has several", () => {
  expect(cityName("E19", 0, en)).toBe("Albany, E19");
  expect(cityName("E11", 1, de)).toBe("Dunkirk & Buffalo, E11 (Stadt 2)");
  expect(cityName("E11", 1, nl)).toBe("Dunkirk & Buffalo, E11 (stad 2)");
});

test("trains are called by their rank, or as players call them", () => {
  expect([en, de, nl].map((each) => trainName("3", each))).toEqual(["3-train", "3er-Lok", "3-trein"]);
  expect([en, de, nl].map((each) => trainName("D", each))).toEqual(["diesel", "Diesellok", "dieseltrein"]);
});

test("steps and ends have names in English and German", () => {
  for (const step of STEPS) {
    for (const title of [TITLE, TITLE_18CZ]) {
      const names = [en, de].map((context) => stepName(step, { ...context, title }));
      expect(faulty(names)).toEqual([]);
      expect(names[1]).not.toBe(names[0]);
    }
  }
  for (const reason of ["bank", "bankrupt", "rounds", "something new"]) {
    expect(faulty([endReason(reason, en), endReason(reason, de)])).toEqual([]);
    expect(endReason(reason, de)).not.toBe(endReason(reason, en));
  }
});

test.each(
  [TITLE, TITLE_18CZ].flatMap((title) => title.options.map((option) => ({ title, name: title.name, ...option }))),
)("the option $id of $name is explained with each of its values", ({ title, id, values }) => {
  const [english, german] = [optionName(id, { ...en, title }), optionName(id, { ...de, title })];
  for (const words of [english, german]) {
    expect(Object.keys(words.values).toSorted()).toEqual([...values].toSorted());
    expect(faulty([words.label, words.explanation, ...Object.values(words.values)])).toEqual([]);
  }
  expect(german.label).not.toBe(english.label);
  expect(german.explanation).not.toBe(english.explanation);
  for (const value of values) expect(german.values[value]).not.toBe(english.values[value]);
});

test("an option that a title has no words for is called by its id", () => {
  const title = { ...TITLE, id: "another", options: [{ id: "fast", values: ["off", "on"] }] };
  expect(optionName("fast", { ...en, title })).toEqual({
    label: "fast",
    explanation: "",
    values: { off: "off", on: "on" },
  });
});
