/** A whole game of 18CZ by HTTP and mail. */
import { it } from "vitest";
import { gameAt } from "../conformance/line.ts";
import { playWhole } from "./playing.ts";

const PATH = gameAt("18cz/recorded-29247.json.gz", "games/18cz-3p-30109.json.gz");

it(
  "comes to the recorded standing, with as many entries and mails as there were moves and turns",
  () => playWhole(PATH),
  600_000,
);
