/** PNG with a palette: a map has few colours, so that one byte a pixel is enough and the picture becomes a third as large. */
import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const MOST_COLOURS = 256;
/** Colours that share the upper five bits of red, green and blue count as one. */
const BUCKETS = 1 << 15;

/** Opaque pixels (red, green, blue, alpha; a byte each, row by row) as PNG. Colours beyond the 256 commonest become their likest. */
export function palettePng(pixels: Uint8Array, width: number): Uint8Array {
  const height = pixels.length / 4 / width;
  const buckets = bucketsOf(pixels);
  const palette = commonest(buckets);
  const index = likest(buckets, palette);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = index[bucketAt(pixels, (y * width + x) * 4)] ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [chunk("IHDR", head), chunk("PLTE", Buffer.from(palette.flat())), chunk("IDAT", deflateSync(rows))];
  return Buffer.concat([SIGNATURE, ...parts, chunk("IEND", Buffer.alloc(0))]);
}

type Colour = readonly [red: number, green: number, blue: number];

const at = (pixels: Uint8Array, offset: number): Colour => [
  pixels[offset] ?? 0,
  pixels[offset + 1] ?? 0,
  pixels[offset + 2] ?? 0,
];

function bucketAt(pixels: Uint8Array, offset: number): number {
  const [red, green, blue] = at(pixels, offset);
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
}

interface Bucket {
  readonly colour: Colour;
  count: number;
}

/** How often each kind of colour occurs, with the first of its kind. */
function bucketsOf(pixels: Uint8Array): Map<number, Bucket> {
  const buckets = new Map<number, Bucket>();
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const key = bucketAt(pixels, offset);
    const known = buckets.get(key);
    if (known) known.count += 1;
    else buckets.set(key, { colour: at(pixels, offset), count: 1 });
  }
  return buckets;
}

const commonest = (buckets: ReadonlyMap<number, Bucket>): Colour[] =>
  [...buckets.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_COLOURS)
    .map(({ colour }) => colour);

/** For each bucket the place in the palette of the colour nearest to it. */
function likest(buckets: ReadonlyMap<number, Bucket>, palette: readonly Colour[]): Uint8Array {
  const index = new Uint8Array(BUCKETS);
  for (const [key, { colour }] of buckets) {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [n, one] of palette.entries()) {
      const apart = (one[0] - colour[0]) ** 2 + (one[1] - colour[1]) ** 2 + (one[2] - colour[2]) ** 2;
      if (apart < least) [best, least] = [n, apart];
    }
    index[key] = best;
  }
  return index;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
