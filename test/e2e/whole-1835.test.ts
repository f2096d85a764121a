/** A whole game of 1835 by HTTP and mail. */
import { it } from "vitest";
import { gameAt } from "../conformance/line.ts";
import { playWhole } from "./playing.ts";

const PATH = gameAt("1835/1835-a-standard-4p-complete.json", "own/1835-4-standard-2.json.gz");

it(
  "comes to the recorded standing, with as many entries and mails as there were moves and turns",
  () => playWhole(PATH),
  600_000,
);
