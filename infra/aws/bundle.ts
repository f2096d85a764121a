/**
 * The command `npm run bundle`: bundles the handlers into dist/, loads each in a fresh process and prints one JSON object with their
 * sizes in bytes and the times of their import in milliseconds.
 */
import { bundleHandlers } from "./bundling.ts";
import { importMs } from "./loading.ts";

const figures: Record<string, { bytes: number; importMs: number }> = {};
for (const { handler, file, bytes } of await bundleHandlers()) {
  figures[handler] = { bytes, importMs: Math.round(await importMs(file)) };
}
console.log(JSON.stringify(figures));
