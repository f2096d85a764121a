/** A whole game of 1830 by HTTP and mail. */
import { it } from "vitest";
import { gameAt } from "../conformance/line.ts";
import { playWhole } from "./playing.ts";

const PATH = gameAt("1830/recorded-26855.json.gz", "games/1830-4p-normal-1029.json.gz");

it(
  "comes to the recorded standing, with as many entries and mails as there were moves and turns",
  () => playWhole(PATH),
  600_000,
);
