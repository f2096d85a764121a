/** Where a page says what is new while it is open. Without script it stays empty. */
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  /** Address to ask. */
  readonly url: string;
  /** What the page shows, as the address knows it. */
  readonly known: string;
  /** Where the present page lies. */
  readonly page: string;
  /** The reader has begun something here: the page must not load itself again. */
  readonly stay?: boolean;
  /** The answer depends on who asks; it is worth fewer questions then. */
  readonly own?: boolean;
}

/** Seconds between two questions at first, where each of them reads several items. */
const OWN_QUICK = 20;

/** The element that the script's module `live` takes over. */
export const Live = ({ words, url, known, page, stay, own }: Props) => (
  <div
    class="live"
    role="status"
    data-live={url}
    data-known={known}
    data-page={page}
    data-show={words.showIt}
    data-stay={stay ? "" : undefined}
    data-own={own ? "" : undefined}
    data-quick={own ? OWN_QUICK : undefined}
  />
);
