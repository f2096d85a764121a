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
  AbilityEntry,
  CardEntry,
  CorporationEntry,
  MinorEntry,
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
  readonly upgrades?: Title["upgrades"];
  /** Size of corporations that the facts give none. */
  readonly sizeOf?: (symbol: string) => string;
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
    subtitle: facts.subtitle ?? facts.edition ?? "",
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
    corporations: [
      ...(facts.minors ?? []).map(loadMinor),
      ...facts.corporations.map((one) => loadCorporation(one, facts, rows, extras)),
    ],
    companies: facts.privates.map((one) => loadCompany(one, facts, extras)),
    options: extras.options,
    profiles: extras.profiles,
    rules: extras.rules,
    parameters: extras.parameters,
    poolLimit: facts.stockRound.poolLimitPercent ?? 100,
    bidStep: facts.privateAuction?.bidIncrement ?? 0,
    trainCounts: extras.trainCounts,
    splitGroups: extras.splitGroups,
    variants: {},
    packet: loadPacket(facts),
    upgrades: extras.upgrades ?? null,
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
        ...(tile.ferry ? { ferry: loadFerry(tile.ferry) } : {}),
        ...(tile.homeTileOf !== undefined
          ? { homeBonus: { corporation: tile.homeTileOf, amount: tile.ownerBonus ?? 0 } }
          : {}),
      };
      return [id, fact];
    }),
  );
}

function loadFerry({ north, south, penalty }: NonNullable<TileFileEntry["ferry"]>): NonNullable<TileFact["ferry"]> {
  return { banks: [north.map(Number), south.map(Number)], toll: penalty };
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
    lays: Object.fromEntries(Object.entries(phase.tileLays ?? {}).map(([size, lays]) => [size, lays.length])),
    offboard: phase.offboard ?? "",
    corporationsBuyCompanies: phase.corporationsBuyPrivates ?? false,
    trainTrade: phase.trainsBetweenCorporations ?? phase.trainTrade ?? true,
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

/** A company of one owner: a corporation with one certificate of 100 % and no price (1835-1.3). */
function loadMinor(entry: MinorEntry): CorporationFact {
  return {
    symbol: entry.symbol,
    name: entry.name,
    size: "minor",
    families: null,
    holdingLimit: 100,
    parPrices: [],
    start: null,
    minor: { price: entry.price, exchange: { percent: entry.exchange.percent, president: entry.exchange.president } },
    paidSteps: 0,
    certificates: [{ percent: 100, president: true }],
    shareUnit: 100,
    floatPercent: 100,
    tokens: [0],
    ...loadHome(entry.home),
    colour: entry.colour,
    textColour: entry.textColour,
  };
}

function loadPacket({ startPacket, minors = [], privates }: TitleFile): Title["packet"] {
  return (startPacket?.rows ?? []).map((row) =>
    row.map(({ item, price }) => {
      const isMinor = minors.some((one) => one.symbol === item);
      const isCompany = privates.some((one) => one.symbol === item);
      const kind = isMinor ? "minor" : isCompany ? "company" : "certificate";
      return { id: kind === "certificate" ? (item.split("-")[0] ?? item) : item, kind, price };
    }),
  );
}

function loadCorporation(
  entry: CorporationEntry,
  facts: TitleFile,
  rows: (MarketCellFact | null)[][],
  extras: TitleExtras,
): CorporationFact {
  const size = entry.size ?? extras.sizeOf?.(entry.symbol) ?? null;
  const { stockMarket, trainRules, stockRound } = facts;
  const limit = stockRound.holdingLimitPercent;
  return {
    symbol: entry.symbol,
    name: entry.name,
    size,
    families: (size !== null && trainRules?.ownership[size]) || null,
    holdingLimit: entry.holdingLimitPercent ?? (typeof limit === "number" ? limit : 100),
    start: entry.parPrice === undefined ? null : { price: entry.parPrice, cell: startCellOf(entry.symbol, rows) },
    minor: null,
    parPrices: (size !== null && stockMarket.parPrices?.[size]) || parCells(rows).map((one) => one.price),
    paidSteps: ((size !== null && stockMarket.movement?.dividendPaid[size]) || 1) / (stockMarket.prices ? 2 : 1),
    certificates: entry.certificates.flatMap((kind) =>
      Array.from({ length: kind.count }, () => ({
        percent: kind.percent,
        president: kind.president ?? false,
        reserved: kind.source?.startsWith("exchange") ?? false,
      })),
    ),
    shareUnit: entry.shareUnitPercent,
    floatPercent: entry.floatPercent ?? 1000,
    tokens: entry.tokens ?? Array.from({ length: entry.tokenCount ?? 0 }, () => 0),
    ...loadHome(entry.home),
    colour: entry.colour,
    textColour: entry.textColour,
  };
}

function startCellOf(symbol: string, rows: readonly (readonly (MarketCellFact | null)[])[]): readonly [number, number] {
  for (const [r, row] of rows.entries()) {
    const c = row.findIndex((cell) => cell !== null && "start" in cell && (cell.start as string[]).includes(symbol));
    if (c >= 0) return [r, c];
  }
  throw new Error(`no start space for ${symbol}`);
}

function loadHome(home: CorporationEntry["home"]): Pick<CorporationFact, "home" | "homeTile"> {
  if ("chooseHex" in home) return { home: null, homeTile: { hexes: home.chooseHex, tile: home.homeTile } };
  return { home: { hex: home.hex, city: home.node === null ? null : Number(home.node.slice(1)) }, homeTile: null };
}

/** The power is a player's, used for any corporation that he directs (1835-18.1). */
const isDirectors = ({ owner }: AbilityEntry): boolean => owner?.includes("director") ?? false;

const tileList = ({ tiles = [] }: AbilityEntry): readonly string[] => (Array.isArray(tiles) ? tiles : []);

const tilesByHex = ({ hexes = [], tiles = [] }: AbilityEntry): Record<string, readonly string[]> =>
  Array.isArray(tiles) ? Object.fromEntries(hexes.map((hex) => [hex, tiles])) : tiles;

function loadCompany(
  entry: TitleFile["privates"][number],
  { privateRules }: TitleFile,
  { parameters }: TitleExtras,
): CompanyFact {
  const ability = (kind: string) => entry.abilities.find((one) => one.kind === kind);
  const lay = ability("tile-lay");
  const token = ability("token-lay");
  const teleport = ability("teleport");
  const exchange = parameters.formation ? undefined : ability("exchange-for-share");
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
    extraLay: lay && !isDirectors(lay) ? { hex: lay.hexes?.[0] ?? "", tiles: tileList(lay) } : null,
    teleport: teleport ? { hex: teleport.hex ?? "", tiles: tileList(teleport) } : null,
    directorLays: lay && isDirectors(lay) ? tilesByHex(lay) : null,
    directorToken: token ? { hex: token.hex ?? "", after: null } : null,
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
