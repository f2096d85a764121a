/** A whole game of 18CZ by mail alone. */
import { it } from "vitest";
import { gameAt } from "../conformance/line.ts";
import { playByMail } from "./playingByMail.ts";

const PATH = gameAt("18cz/recorded-29247.json.gz", "games/18cz-3p-30109.json.gz");

it("comes to the recorded standing, with one entry and one answer for each reply", () => playByMail(PATH), 1_800_000);
