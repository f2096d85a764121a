/** Draws the map as PNG: the board's SVG through resvg, whose program and font are files of their own. */
import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { titleOf } from "../engine/index.ts";
import { boardDrawing } from "../web/board/drawing.tsx";
import type { DrawMap } from "./mail/picture.ts";
import { palettePng } from "./mail/png.ts";

/** Where the files lie that the drawing needs. */
export interface DrawingFiles {
  /** The program of resvg. */
  readonly wasm: string | URL;
  /** A TrueType font; without one resvg draws no text and says nothing about it. */
  readonly font: string | URL;
}

/** The files' names where they lie beside a bundled handler. */
export const BESIDE = { wasm: "index_bg.wasm", font: "DejaVuSansCondensed-Bold.ttf" } as const;

const FAMILY = "DejaVu Sans Condensed";
/** Pixels for each unit of the drawing: a hex is 70 wide, a whole map 900 or a little more. */
const ZOOM = 0.7;

let program: Promise<void> | undefined;

/** A drawing function that reads its files when it first draws. */
export function createDrawMap(files: DrawingFiles): DrawMap {
  let font: Promise<Uint8Array> | undefined;
  return async (state, marks) => {
    program ??= readFile(files.wasm).then(initWasm);
    font ??= readFile(files.font);
    await program;
    return draw(boardDrawing(titleOf(state), state, marks, FAMILY), await font);
  };
}

/** Draws on AWS, with the files that lie beside the bundle. */
export function createBundledDrawMap(): DrawMap {
  return createDrawMap({ wasm: new URL(BESIDE.wasm, import.meta.url), font: new URL(BESIDE.font, import.meta.url) });
}

/** What lies in the program's memory is not collected by itself. */
function draw(svg: string, font: Uint8Array): Uint8Array {
  const drawing = new Resvg(svg, {
    fitTo: { mode: "zoom", value: ZOOM },
    font: { fontBuffers: [font], defaultFontFamily: FAMILY },
  });
  const image = drawing.render();
  const png = palettePng(image.pixels, image.width);
  image.free();
  drawing.free();
  return png;
}
