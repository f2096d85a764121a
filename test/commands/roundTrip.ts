/** `npm run -s round-trip -- [FILE...]`: writes games as 18xx.games files and reads them back, all of the oracle without names; one line a file. */
import { gameFiles } from "../conformance/line.ts";
import { roundTrip } from "../conformance/roundTrip.ts";

const given = process.argv.slice(2);
const files = given.length > 0 ? given : [...gameFiles("1830"), ...gameFiles("18cz")];
for (const path of files) {
  const { moves, differs, own } = roundTrip(path);
  if (differs !== null) process.exitCode = 1;
  console.log(`${differs === null ? "ok" : `FAIL at=${differs}`} ${path} moves=${moves} own=${own.length}`);
}
