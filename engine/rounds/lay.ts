/** Booking a lay that has been found legal (C-5.5, C-5.6). */
import type { LegalLay } from "../board/lays.ts";
import { pay } from "../finance/money.ts";
import { corporationHolder } from "../model/words.ts";
import type { Working } from "../position.ts";

export function bookLay(
  work: Working,
  symbol: string,
  lay: LegalLay,
  how: { company: string | null; counts: boolean },
): void {
  pay(work, corporationHolder(symbol), "bank", lay.cost, "terrain");
  work.emit({
    type: "tileLaid",
    corporation: symbol,
    hex: lay.hex,
    tile: lay.tile,
    rotation: lay.rotation,
    replaced: lay.replaced,
    cities: [...lay.cities],
    company: how.company,
    cost: lay.cost,
    counts: how.counts,
  });
  if (how.company !== null) work.emit({ type: "companyUsed", company: how.company, why: "used" });
}
