/** Booking a lay that has been found legal (C-5.5, C-5.6). */
import { type LayKind, type LegalLay, layKind } from "../board/lays.ts";
import { pay } from "../finance/money.ts";
import { payerOf, type Working } from "../position.ts";

export function bookLay(
  work: Working,
  symbol: string,
  lay: LegalLay,
  how: { company: string | null; counts: boolean; kind?: LayKind },
): void {
  pay(work, payerOf(work, symbol), "bank", lay.cost, "terrain");
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
    ...((how.kind ?? kindOf(work, lay)) === "upgrade" ? { upgrade: true } : {}),
  });
  if (how.company !== null && !isRepeated(work, how.company))
    work.emit({ type: "companyUsed", company: how.company, why: "used" });
}

/** 1835-18.3: used again in a later round. */
const isRepeated = ({ title }: Working, company: string): boolean =>
  title.companies.some((fact) => fact.symbol === company && fact.directorLays !== null && fact.directorToken === null);

const kindOf = (at: Working, { tile }: LegalLay): LayKind => layKind(at.title.tiles[tile]?.colour ?? "yellow");
