/** Turns a title's fact file into the typed `Title`. Knows the files' format, no rule and no title. */
import type {
  CompanyFact,
  CorporationFact,
  HexFact,
  MarketCellFact,
  NodeFact,
  OptionFact,
  PhaseFact,
  TileFact,
  Title,
  TrainFact,
  ZoneFact,
} from "../model/title.ts";
import type { Colour } from "../model/words.ts";

interface TileFileEntry {
  colour: string;
  nodes: NodeFact[];
  paths: [string, string][];
  label: string | null;
}

interface AbilityEntry {
  kind: string;
  hexes?: string[];
  hex?: string;
  tiles?: string[];
  corporation?: string;
  percent?: number;
  president?: boolean;
}

interface PhaseEntry {
  name: string;
  train?: string;
  trainLimit: number;
  tiles: string[];
  operatingRounds: number;
  offboard: string;
  corporationsBuyPrivates: boolean;
  rusts?: string[];
  events?: string[];
}

interface TrainEntry {
  name: string;
  price: number;
  count: number | "unlimited";
  reach: { stops: number | "unlimited" };
  rustedBy: string | null;
  tradeIn?: { accept: string[]; price: number };
}

interface CorporationEntry {
  symbol: string;
  name: string;
  certificates: { percent: number; president?: boolean; count: number }[];
  shareUnitPercent: number;
  floatPercent: number;
  tokens: number[];
  home: { hex: string; node: string | null };
  colour: string;
  textColour: string;
}

/** The parts of a title's fact file that `loadTitle` reads. */
export interface TitleFile {
  id: string;
  name: string;
  subtitle: string;
  currency: { format: string };
  players: { min: number; max: number; startingCash: Record<string, number>; certificateLimit: Record<string, number> };
  bank: { cash: number };
  map: Record<string, unknown>;
  tileManifest: Record<string, number>;
  stockMarket: {
    rows: (MarketCellFact | null)[][];
    zones: Record<
      string,
      { certificateLimitExempt?: boolean; holdingLimitExempt?: boolean; multipleBuyPerTurn?: string }
    >;
  };
  phases: PhaseEntry[];
  trains: TrainEntry[];
  privates: { symbol: string; name: string; price: number; revenue: number; abilities: AbilityEntry[] }[];
  privateAuction: { bidIncrement: number };
  corporations: CorporationEntry[];
  stockRound: { poolLimitPercent: number; holdingLimitPercent: number };
}

/** What a title adds to its fact file. */
export interface TitleExtras {
  readonly options: readonly OptionFact[];
  readonly rules: Title["rules"];
  /** Phase from which an unlimited rank is sold besides the queue, by rank. */
  readonly availableFrom: Readonly<Record<string, string>>;
  readonly trainCounts: Title["trainCounts"];
  readonly splitGroups: Title["splitGroups"];
}

/** Builds a title from its facts, the shared tile facts, and what only the title knows. */
export function loadTitle(file: unknown, tiles: Record<string, unknown>, extras: TitleExtras): Title {
  const facts = file as TitleFile;
  return {
    id: facts.id,
    name: facts.name,
    subtitle: facts.subtitle,
    currency: facts.currency.format,
    players: { min: facts.players.min, max: facts.players.max },
    startingCash: facts.players.startingCash,
    certificateLimit: facts.players.certificateLimit,
    bank: facts.bank.cash,
    map: facts.map as Record<string, HexFact>,
    tiles: loadTiles(facts.tileManifest, tiles),
    tileCounts: facts.tileManifest,
    market: facts.stockMarket.rows,
    zones: loadZones(facts.stockMarket.zones),
    parCells: parCells(facts.stockMarket.rows),
    phases: facts.phases.map(loadPhase),
    trains: facts.trains.map((train) => loadTrain(train, extras)),
    corporations: facts.corporations.map(loadCorporation),
    companies: facts.privates.map(loadCompany),
    options: extras.options,
    rules: extras.rules,
    poolLimit: facts.stockRound.poolLimitPercent,
    holdingLimit: facts.stockRound.holdingLimitPercent,
    bidStep: facts.privateAuction.bidIncrement,
    trainCounts: extras.trainCounts,
    splitGroups: extras.splitGroups,
  };
}

function loadTiles(manifest: Record<string, number>, tiles: Record<string, unknown>): Record<string, TileFact> {
  return Object.fromEntries(
    Object.keys(manifest).map((id) => {
      const tile = tiles[id] as TileFileEntry;
      return [id, { colour: tile.colour as Colour, nodes: tile.nodes, paths: tile.paths, label: tile.label }];
    }),
  );
}

function loadZones(zones: TitleFile["stockMarket"]["zones"]): Record<string, ZoneFact> {
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

function parCells(rows: (MarketCellFact | null)[][]): Title["parCells"] {
  const cells = rows.flatMap((row, r) =>
    row.flatMap((cell, c) => (cell?.par ? [{ price: cell.price, cell: [r, c] as const }] : [])),
  );
  return cells.sort((a, b) => a.price - b.price);
}

function loadPhase(phase: PhaseEntry): PhaseFact {
  return {
    name: phase.name,
    train: phase.train ?? null,
    trainLimit: phase.trainLimit,
    tiles: phase.tiles as Colour[],
    operatingRounds: phase.operatingRounds,
    offboard: phase.offboard,
    corporationsBuyCompanies: phase.corporationsBuyPrivates,
    rusts: phase.rusts ?? [],
    closesCompanies: phase.events?.includes("close-all-privates") ?? false,
  };
}

function loadTrain(train: TrainEntry, extras: TitleExtras): TrainFact {
  return {
    rank: train.name,
    price: train.price,
    count: train.count === "unlimited" ? null : train.count,
    stops: train.reach.stops === "unlimited" ? null : train.reach.stops,
    rustedBy: train.rustedBy,
    availableFrom: extras.availableFrom[train.name] ?? null,
    tradeIn: train.tradeIn ?? null,
  };
}

function loadCorporation(entry: CorporationEntry): CorporationFact {
  return {
    symbol: entry.symbol,
    name: entry.name,
    certificates: entry.certificates.flatMap((kind) =>
      Array.from({ length: kind.count }, () => ({ percent: kind.percent, president: kind.president ?? false })),
    ),
    shareUnit: entry.shareUnitPercent,
    floatPercent: entry.floatPercent,
    tokens: entry.tokens,
    home: { hex: entry.home.hex, city: entry.home.node === null ? null : Number(entry.home.node.slice(1)) },
    colour: entry.colour,
    textColour: entry.textColour,
  };
}

function loadCompany(entry: TitleFile["privates"][number]): CompanyFact {
  const ability = (kind: string) => entry.abilities.find((one) => one.kind === kind);
  const lay = ability("tile-lay");
  const teleport = ability("teleport");
  const exchange = ability("exchange-for-share");
  const grant = ability("grant-share");
  return {
    symbol: entry.symbol,
    name: entry.name,
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
  };
}
