/** Positions and decisions of every title are as the description of the API says, from the first to the last of a played game. */
import { expect, it } from "vitest";
import { decision } from "../../../engine/index.ts";
import { openApi } from "../../../web/api/openapi.ts";
import { decisionOf, stateOf } from "../../../web/api/position.ts";
import { lineOf } from "../../conformance/line.ts";
import { readDescription, schemaOf } from "./described.ts";

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const description = readDescription(asJson(openApi("https://bahnpost.test")));
const [state, asked] = ["State", "Decision"].map((name) =>
  schemaOf(description, { $ref: `#/components/schemas/${name}` }),
);

const GAMES = ["games/1830-6p-slow-1061.json.gz", "games/18cz-2p-20103.json.gz", "own/1835-3-snake-2.json.gz"];
/** Every position would be too many. */
const STEP = 40;

it.each(GAMES)("%s", (file) => {
  const { states, last } = lineOf(new URL(`../../conformance/${file}`, import.meta.url).pathname);
  for (const one of [...states.filter((_, at) => at % STEP === 0), last]) {
    state?.parse(asJson(stateOf({ status: "running" }, one)));
    asked?.parse(asJson(decisionOf({ version: 1 }, decision(one), "?")));
  }
  state?.parse(asJson(stateOf({ status: "finished" }, last)));
  expect(stateOf({ status: "finished" }, last)).toHaveProperty("seed");
  expect(stateOf({ status: "running" }, last)).not.toHaveProperty("seed");
});
