/** Events as sentences: one by one, or an entry's together in a few lines. */
import type { GameEvent } from "../model/event.ts";
import { catalogueOf } from "./catalogue.ts";
import { condense } from "./condense.ts";
import type { Context } from "./context.ts";
import type { Item } from "./item.ts";
import { corporationNews } from "./tell-corporation.ts";
import { tableNews } from "./tell-table.ts";

/** A line to be: parts of what one corporation did, or a sentence of its own. */
interface Line {
  readonly corporation: string | null;
  readonly news: readonly string[];
}

/** One sentence per event, or null for bookkeeping that is not worth telling. */
export function narrateEvent(event: GameEvent, context: Context): string | null {
  return narrateEvents([event], context)[0] ?? null;
}

/**
 * Events condensed into few readable lines: one for each thing a player did, one for all that a corporation did in a row.
 * What a corporation declined is told only if there is nothing else to tell.
 */
export function narrateEvents(events: readonly GameEvent[], context: Context): string[] {
  const items = condense(events, context);
  const lines = linesOf(
    items.filter((item) => item.lead.type !== "declined"),
    context,
  );
  return (lines.length > 0 ? lines : linesOf(items, context)).map((line) => written(line, context));
}

function linesOf(items: readonly Item[], context: Context): Line[] {
  const lines: Line[] = [];
  for (const item of items) {
    const line = lineOf(item, context);
    const last = lines.at(-1);
    if (last && line?.corporation && last.corporation === line.corporation) {
      lines[lines.length - 1] = { corporation: last.corporation, news: [...last.news, ...line.news] };
    } else if (line) {
      lines.push(line);
    }
  }
  return lines;
}

function lineOf(item: Item, context: Context): Line | null {
  const corporation = corporationNews(item, context);
  if (corporation) return corporation;
  const text = tableNews(item, context);
  return text === null ? null : { corporation: null, news: [text] };
}

function written({ corporation, news }: Line, context: Context): string {
  if (corporation === null) return news.join(" ");
  return catalogueOf(context).events.corporation.line({ corporation, news });
}
