/** The files that drawing the map needs, where npm has put them: used in place on one machine, copied beside the bundles for AWS. */
import { createRequire } from "node:module";
import type { DrawingFiles } from "../lambdas/drawing.ts";

const { resolve } = createRequire(import.meta.url);

/** Paths of the files by the use they are of. */
export const DRAWING_FILES: DrawingFiles & Readonly<Record<keyof DrawingFiles, string>> = {
  wasm: resolve("@resvg/resvg-wasm/index_bg.wasm"),
  font: resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"),
};
