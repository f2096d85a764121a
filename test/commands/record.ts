/** `npm run -s record`: plays the games of `test/conformance/own/` anew and writes their files; one line a game. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileOf, packed, playOwn, TABLES } from "../conformance/own.ts";

const files = new Set(TABLES.map(fileOf));
for (const folder of new Set([...files].map(dirname))) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(`${folder}/${name}`)) rmSync(`${folder}/${name}`);
}
for (const table of TABLES) {
  const game = playOwn(table);
  const bytes = packed(game);
  writeFileSync(fileOf(table), bytes);
  console.log(`${basename(fileOf(table))} moves=${game.moves.length} bytes=${bytes.length}`);
}
