/** Small pieces that many sheets use: company badges, times, changes. */
import { tryGetContext } from "hono/context-storage";
import type { Language } from "../../lambdas/service/api.ts";
import { pageTimeText } from "../../lambdas/service/clock/wording.ts";
import { companyClass } from "../board/hex.tsx";
import type { Env } from "../http.ts";

/** The badge of a corporation. */
export const Badge = ({ symbol }: { symbol: string }) => <span class={`co co-${companyClass(symbol)}`}>{symbol}</span>;

/** The zone of whoever is signed in or has come by a turn link; UTC for everybody else, and outside of requests. */
export const readersZone = (): string => tryGetContext<Env>()?.get("zone") ?? "UTC";

/** An ISO time in words, in the reader's zone, which the foot of the page names. */
export const timeText = (iso: string, language: Language): string =>
  Number.isNaN(Date.parse(iso)) ? iso : pageTimeText(iso, language, readersZone());

export const Time = ({ iso, language }: { iso: string; language: Language }) => (
  <time datetime={iso}>{timeText(iso, language)}</time>
);
