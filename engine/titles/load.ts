/** Turns a title's fact file into the typed `Title`. Knows the files' format, no rule and no title. */
import type { Parameters } from "../model/parameters.ts";
import type {
  CompanyFact,
  CorporationFact,
  HexFact,
  MarketCellFact,
  OptionFact,
  PhaseFact,
  Reach,
  TileFact,
  Title,
  TrainFact,
  ZoneFact,
} from "../model/title.ts";
import type { Colour } from "../model/words.ts";
import type {
  CardEntry,
  CorporationEntry,
  PhaseEntry,
  ReachEntry,
  TileFileEntry,
  TitleFile,
  TrainEntry,
} from "./file.ts";

/** What a title adds to its fact file. */
export interface TitleExtras {
  readonly options: readonly OptionFact[];
  readonly profiles: Title["profiles"];
  readonly rules: Title["rules"];
  readonly parameters: Parameters;
  /** Group of all nodes of tiles with a label, where a route may use only one of them, by label. */
  readonly groupOfLabel: Readonly<Record<string, string>>;
  /** Phase from which an unlimited rank is sold besides the queue, by rank. */
  readonly availableFrom: Readonly<Record<string, string>>;
  readonly trainCounts: Title["trainCounts"];
  readonly splitGroups: Title["splitGroups"];
}

/** Builds a title from its facts, the shared tile facts, and what only the title knows. */
export function loadTitle(file: unknown, tiles: Record<string, unknown>, extras: TitleExtras): Title {
  const facts = file as TitleFile;
  const rows = chartRows(facts);
  return {
    id: facts.id,
    name: facts.name,
    subtitle: facts.subtitle,
    currency: facts.currency.format,
    players: { min: facts.players.min, max: facts.players.max },
    startingCash: facts.players.startingCash,
    certificateLimit: facts.players.certificateLimit,
    bank: facts.bank.cash === "unlimited" ? null : facts.bank.cash,
    map: facts.map as Record<string, HexFact>,
    tiles: loadTiles(facts.tileManifest, tiles, extras),
    tileCounts: facts.tileManifest,
    market: rows,
    zones: loadZones(facts.stockMarket.zones ?? {}),
    parCells: parCells(rows),
    phases: facts.phases.map((phase) => loadPhase(phase, facts)),
    trains: [
      ...(facts.trains ?? []).map((train) => loadTrain(train, extras)),
      ...(facts.trainDeck ?? []).flatMap(loadCard),
    ],
    corporations: facts.corporations.map((one) => loadCorporation(one, facts, rows)),
    companies: facts.privates.map((one) => loadCompany(one, facts)),
    options: extras.options,
    profiles: extras.profiles,
    rules: extras.rules,
    parameters: extras.parameters,
    poolLimit: facts.stockRound.poolLimitPercent ?? 100,
    bidStep: facts.privateAuction?.bidIncrement ?? 0,
    trainCounts: extras.trainCounts,
    splitGroups: extras.splitGroups,
    variants: {},
    neutral: null,
  };
}

function loadTiles(
  manifest: Record<string, number>,
  tiles: Record<string, unknown>,
  { groupOfLabel }: TitleExtras,
): Record<string, TileFact> {
  return Object.fromEntries(
    Object.keys(manifest).map((id) => {
      const tile = tiles[id] as TileFileEntry;
      const group = groupOfLabel[tile.label ?? ""];
      const nodes = group === undefined ? tile.nodes : tile.nodes.map((node) => ({ ...node, group }));
      const fact: TileFact = {
        colour: tile.colour as Colour,
        nodes,
        paths: tile.paths,
        label: tile.label,
        powerOnly: tile.purple ?? false,
        terminal: tile.terminal ?? false,
        ...(tile.homeTileOf !== undefined
          ? { homeBonus: { corporation: tile.homeTileOf, amount: tile.ownerBonus ?? 0 } }
          : {}),
      };
      return [id, fact];
    }),
  );
}

function loadZones(zones: NonNullable<TitleFile["stockMarket"]["zones"]>): Record<string, ZoneFact> {
  return Object.fromEntries(
    Object.entries(zones).map(([name, zone]) => [
      name,
      {
        certificateLimitExempt: zone.certificateLimitExempt ?? false,
        holdingLimitExempt: zone.holdingLimitExempt ?? false,
        severalPerTurn: zone.multipleBuyPerTurn !== undefined,
      },
    ]),
  );
}

/** A chart of one ascending list lies in one row; which spaces are issue prices is known by size (18CZ-5.1). */
function chartRows({ stockMarket }: TitleFile): (MarketCellFact | null)[][] {
  if (stockMarket.rows) return stockMarket.rows;
  const issue = new Set(Object.values(stockMarket.parPrices ?? {}).flat());
  return [(stockMarket.prices ?? []).map((price) => ({ price, par: issue.has(price) }))];
}

function parCells(rows: (MarketCellFact | null)[][]): Title["parCells"] {
  const cells = rows.flatMap((row, r) =>
    row.flatMap((cell, c) => (cell?.par ? [{ price: cell.price, cell: [r, c] as const }] : [])),
  );
  return cells.sort((a, b) => a.price - b.price);
}

function loadPhase(phase: PhaseEntry, { trainDeck = [] }: TitleFile): PhaseFact {
  const row = phase.trigger ? trainDeck.find((card) => card.row === phase.name) : undefined;
  return {
    name: phase.name,
    train: phase.train ?? row?.versions[0]?.name ?? null,
    trainLimit: phase.trainLimit,
    tiles: phase.tiles as Colour[],
    operatingRounds: phase.operatingRounds ?? 0,
    offboard: phase.offboard ?? "",
    corporationsBuyCompanies: phase.corporationsBuyPrivates,
    trainTrade: phase.trainsBetweenCorporations ?? true,
    sizes: phase.corporationSizes ?? null,
    rusts: phase.rusts ?? [],
    closesCompanies: phase.events?.includes("close-all-privates") ?? false,
  };
}

function loadReach({ stops, cities, towns }: ReachEntry): Reach {
  if (cities === undefined) return { kind: "stops", stops: typeof stops === "number" ? stops : null };
  return typeof towns === "number" ? { kind: "plus", cities, towns } : { kind: "express", cities };
}

const countOf = (count: number | "unlimited"): number | null => (count === "unlimited" ? null : count);

function loadTrain(train: TrainEntry, extras: TitleExtras): TrainFact {
  return {
    rank: train.name,
    card: train.name,
    family: null,
    price: train.price,
    count: countOf(train.count),
    reach: loadReach(train.reach),
    rustedBy: train.rustedBy === null ? [] : [train.rustedBy],
    availableFrom: extras.availableFrom[train.name] ?? null,
    tradeIn: train.tradeIn ?? null,
  };
}

/** The sides of one kind of card, in the order printed. */
function loadCard({ count, versions }: CardEntry): TrainFact[] {
  return versions.map((side) => ({
    rank: side.name,
    card: versions[0]?.name ?? side.name,
    family: side.family,
    price: side.price,
    count: countOf(count),
    reach: loadReach(side.reach),
    rustedBy: side.rustedBy,
    availableFrom: null,
    tradeIn: null,
  }));
}

function loadCorporation(
  entry: CorporationEntry,
  facts: TitleFile,
  rows: (MarketCellFact | null)[][],
): CorporationFact {
  const size = entry.size ?? null;
  const { stockMarket, trainRules, stockRound } = facts;
  const limit = stockRound.holdingLimitPercent;
  return {
    symbol: entry.symbol,
    name: entry.name,
    size,
    families: (size !== null && trainRules?.ownership[size]) || null,
    holdingLimit: entry.holdingLimitPercent ?? (typeof limit === "number" ? limit : 100),
    parPrices: (size !== null && stockMarket.parPrices?.[size]) || parCells(rows).map((one) => one.price),
    paidSteps: ((size !== null && stockMarket.movement?.dividendPaid[size]) || 1) / (stockMarket.prices ? 2 : 1),
    certificates: entry.certificates.flatMap((kind) =>
      Array.from({ length: kind.count }, () => ({ percent: kind.percent, president: kind.president ?? false })),
    ),
    shareUnit: entry.shareUnitPercent,
    floatPercent: entry.floatPercent,
    tokens: entry.tokens,
    ...loadHome(entry.home),
    colour: entry.colour,
    textColour: entry.textColour,
  };
}

function loadHome(home: CorporationEntry["home"]): Pick<CorporationFact, "home" | "homeTile"> {
  if ("chooseHex" in home) return { home: null, homeTile: { hexes: home.chooseHex, tile: home.homeTile } };
  return { home: { hex: home.hex, city: home.node === null ? null : Number(home.node.slice(1)) }, homeTile: null };
}

function loadCompany(entry: TitleFile["privates"][number], { privateRules }: TitleFile): CompanyFact {
  const ability = (kind: string) => entry.abilities.find((one) => one.kind === kind);
  const lay = ability("tile-lay");
  const teleport = ability("teleport");
  const exchange = ability("exchange-for-share");
  const grant = ability("grant-share");
  const once = ability("choose-once")?.options;
  const sizes = privateRules?.corporationBuys.sizes;
  return {
    symbol: entry.symbol,
    name: entry.name,
    size: entry.size ?? null,
    price: entry.price,
    revenue: entry.revenue,
    blocks: ability("block-hexes")?.hexes ?? [],
    sellableToCorporations: !ability("not-sellable-to-corporations"),
    extraLay: lay ? { hex: lay.hexes?.[0] ?? "", tiles: lay.tiles ?? [] } : null,
    teleport: teleport ? { hex: teleport.hex ?? "", tiles: teleport.tiles ?? [] } : null,
    exchange: exchange ? { corporation: exchange.corporation ?? "", percent: exchange.percent ?? 0 } : null,
    grant: grant
      ? { corporation: grant.corporation ?? "", percent: grant.percent ?? 0, president: grant.president ?? false }
      : null,
    closesWithTrainOf: ability("closes-when") ? (grant?.corporation ?? null) : null,
    once: once
      ? {
          terrains: once.find((one) => one.kind === "ignore-terrain-cost")?.terrains ?? [],
          tiles: once.find((one) => one.kind === "extra-tile")?.tiles ?? [],
        }
      : null,
    ownerSizes:
      sizes && entry.size !== undefined
        ? Object.keys(sizes).filter((buyer) => sizes[buyer]?.includes(entry.size ?? ""))
        : null,
    soldToBank: ability("sell-to-bank") !== undefined,
  };
}
