/** A whole game of 1830 by mail alone. */
import { it } from "vitest";
import { gameAt } from "../conformance/line.ts";
import { playByMail } from "./playingByMail.ts";

const PATH = gameAt("1830/recorded-26855.json.gz", "games/1830-4p-normal-1029.json.gz");

it("comes to the recorded standing, with one entry and one answer for each reply", () => playByMail(PATH), 1_800_000);
