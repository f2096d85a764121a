/** PNG with a palette: what comes out is a picture of the same pixels, as exact as 256 colours allow. */
import { crc32, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { palettePng } from "../../../lambdas/mail/png.ts";

const pixelsOf = (colours: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from(colours.flatMap(([red = 0, green = 0, blue = 0]) => [red, green, blue, 255]));

/** The chunks of a PNG by type; fails if a checksum is wrong. */
function chunksOf(png: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    chunks.set(bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at + 8, end));
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)));
    at = end + 4;
  }
  return chunks;
}

/** The pixels that a reader of the PNG sees, as red, green and blue. */
function read(png: Uint8Array): { width: number; height: number; colours: number[][] } {
  const chunks = chunksOf(png);
  const [head, palette = Buffer.alloc(0)] = [chunks.get("IHDR"), chunks.get("PLTE")];
  const [width = 0, height = 0] = [head?.readUInt32BE(0), head?.readUInt32BE(4)];
  const rows = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
  const colours = Array.from({ length: width * height }, (_, n) => {
    const place = (rows[Math.floor(n / width) * (width + 1) + (n % width) + 1] ?? 0) * 3;
    return [...palette.subarray(place, place + 3)];
  });
  return { width, height, colours };
}

test("a picture of few colours comes back exactly", () => {
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [246, 210, 74],
    [255, 0, 0],
    [20, 17, 13],
  ];
  expect(read(palettePng(pixelsOf(colours), 3))).toEqual({ width: 3, height: 2, colours });
});

test("of more colours than fit, the commonest stay and the others become their likest", () => {
  const shades = Array.from({ length: 300 }, (_, n) => [(n % 32) * 8, Math.floor(n / 32) * 8, 0]);
  const rare = [251, 3, 2];
  const common = Array.from({ length: 50 }, () => [248, 0, 0]);
  const { colours } = read(palettePng(pixelsOf([...shades, ...shades, ...common, rare]), 651));
  expect(new Set(colours.map(String)).size).toBe(256);
  expect(colours.at(-1)).toEqual([248, 0, 0]);
  for (const [n, [red = 0, green = 0]] of [...shades, ...shades].entries()) {
    const [r = 0, g = 0, b] = colours[n] ?? [];
    expect(Math.abs(r - red) + Math.abs(g - green)).toBeLessThan(24);
    expect(b).toBe(0);
  }
});
