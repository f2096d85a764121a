/** A whole game of 1835 by mail alone. */
import { it } from "vitest";
import { gameAt } from "../conformance/line.ts";
import { playByMail } from "./playingByMail.ts";

const PATH = gameAt("1835/1835-a-standard-4p-complete.json", "own/1835-4-standard-2.json.gz");

it("comes to the recorded standing, with one entry and one answer for each reply", () => playByMail(PATH), 1_800_000);
