/** The picture of the map in turn mails: what it marks, who draws it, and the attachment that carries it. */
import { type Context, type Decision, type GameState, roundName, type Seat } from "../../engine/index.ts";
import type { LogEntry } from "../service/api.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import type { Block } from "./letter.ts";
import type { Attachment } from "./port.ts";

/** Hexes that the picture marks. */
export interface MapMarks {
  /** Where the reader may lay track now. */
  readonly legal: readonly string[];
  /** Where track was laid since the reader's last move. */
  readonly fresh: readonly string[];
}

/** Draws the map of a state as PNG; throws if it cannot be drawn. */
export type DrawMap = (state: GameState, marks: MapMarks) => Promise<Uint8Array>;

/** A picture that has been drawn, with what it marks. */
export interface MapPicture {
  readonly png: Uint8Array;
  readonly marks: MapMarks;
}

/** Name of the picture within its mail, by which the HTML part shows it. */
export const MAP_ID = "map";

/** What the picture marks for a seat: its lays now, and the lays among what happened since its last move. */
export function marksFor({ options }: Decision, seat: Seat, news: readonly LogEntry[]): MapMarks {
  const legal = options.flatMap((one) => (one.seat === seat && one.type === "layTile" ? [one.hex] : []));
  const fresh = news.flatMap(({ events }) => events.flatMap((event) => (event.type === "tileLaid" ? [event.hex] : [])));
  return { legal: [...new Set(legal)].sort(), fresh: [...new Set(fresh)].sort() };
}

/** The picture as an attachment of the mail that shows it. */
export function mapAttachment({ png }: MapPicture): Attachment {
  return { name: "map.png", contentType: "image/png", contentId: MAP_ID, bytes: png };
}

/** The place in a mail that shows the picture. What it says in words stands for it where pictures are not shown. */
export function mapBlock({ marks: { legal, fresh } }: MapPicture, state: GameState, context: Context): Block {
  const texts = MAIL_TEXTS[context.language].map;
  const marked = [...(legal.length > 0 ? [texts.legal] : []), ...(fresh.length > 0 ? [texts.fresh] : [])];
  const alt = texts.alt(roundName(state, context), legal.join(", "), fresh.join(", "));
  return { kind: "picture", contentId: MAP_ID, alt, caption: [texts.caption, ...marked].join(" ") };
}
