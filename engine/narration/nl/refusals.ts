/** Why a move is refused, in Dutch; made as the English sentences are. */
import type { RefusalMessages, RefusalWords } from "../en/refusals.ts";
import { upper } from "../en/words.ts";

const shares = (n: string): string => (n === "1" ? "1 aandeel" : `${n} aandelen`);

const route = ({ train }: RefusalWords): string => (train ? `De route van de ${train}` : "De route");

const the = (corp: string | undefined): string => corp ?? "De maatschappij";

const of = (corp: string | undefined): string => `van ${corp ?? "de maatschappij"}`;

const general = {
  GAME_OVER: () => "Het spel is afgelopen; er zijn geen zetten meer mogelijk.",
  NOT_YOUR_TURN: ({ decider }) => {
    if (!decider) return "Je bent niet aan de beurt.";
    return decider.you ? "Jij bent aan de beurt." : `${decider.name} is aan de beurt.`;
  },
  NOT_NOW: ({ step }) => (step ? `Dat is nu niet mogelijk; gewacht wordt op: ${step}.` : "Dat is nu niet mogelijk."),
  MONEY_SHORT: ({ payer, cash, amount }) => {
    if (!payer || !cash || !amount) return "Daar is niet genoeg geld voor.";
    return payer.you
      ? `Je hebt ${cash} en kunt geen ${amount} betalen.`
      : `${payer.name} heeft ${cash} en kan geen ${amount} betalen.`;
  },
} satisfies Partial<RefusalMessages>;

const track = {
  TRACK_NO_LAY_LEFT: ({ corp }) => `${the(corp)} heeft deze beurt al gelegd.`,
  HEX_FIXED: ({ hex, kind }) => {
    if (!hex) return "Daar kan geen tegel liggen.";
    if (kind === "outside") return `Op ${hex} kan geen tegel liggen: dat veld bestaat niet.`;
    return kind ? `Op ${hex} kan geen tegel liggen: het veld is ${kind}.` : `Op ${hex} kan geen tegel liggen.`;
  },
  HEX_BLOCKED: (p) =>
    `${p.hex ?? "Het veld"} is geblokkeerd zolang een speler ${p.private ?? "de particuliere maatschappij daar"} bezit.`,
  TILE_COLOUR_PHASE: ({ colour, n }) => {
    if (!colour) return "Tegels van deze kleur zijn er nog niet.";
    return n ? `Tegels in het ${colour} zijn er pas vanaf fase ${n}.` : `Tegels in het ${colour} zijn er nog niet.`;
  },
  TILE_COLOUR_STEP: ({ hex, colour, next }) =>
    hex && colour && next
      ? `${hex} is ${colour}; daarop past alleen een tegel in het ${next}.`
      : "Op een tegel volgt alleen een van de volgende kleur.",
  TILE_MISFIT: ({ tile, hex, what }) => {
    const lay = tile && hex ? `Tegel ${tile} past niet op ${hex}` : "De tegel past daar niet";
    if (what === "label") return `${lay}: de kenletters verschillen.`;
    if (what === "towns") return `${lay}: het aantal dorpen verschilt.`;
    return what === "cities" ? `${lay}: de steden verschillen.` : `${lay}.`;
  },
  TILE_NONE_LEFT: ({ tile }) => (tile ? `Tegel ${tile} is op.` : "Deze tegel is op."),
  TILE_CLOSED_SIDE: ({ hex, e, what }) => {
    const side = hex && e ? `aan zijde ${e} van ${hex}` : "aan een zijde van het veld";
    if (what === "edge") return `Het spoor zou ${side} op de rand van de kaart stuiten.`;
    if (what === "water") return `Het spoor zou ${side} op water stuiten.`;
    return what === "blank"
      ? `Het spoor zou ${side} op een veld zonder spoor stuiten.`
      : `Het spoor zou ${side} op een gesloten rand stuiten.`;
  },
  TILE_TRACK_LOST: ({ hex }) =>
    hex ? `Al het spoor op ${hex} moet behouden blijven.` : "Al het spoor moet behouden blijven.",
  TILE_NOT_CONNECTED: ({ corp }) => `Geen spoor van de tegel is verbonden met een station ${of(corp)}.`,
  TILE_RESTRICTION: ({ corp, what }) =>
    what === "new"
      ? `De nieuwe tegel moet spoor toevoegen dat ${corp ?? "de maatschappij"} kan bereiken.`
      : `De nieuwe tegel moet spoor hebben dat ${corp ?? "de maatschappij"} kan bereiken.`,
} satisfies Partial<RefusalMessages>;

const stations = {
  TOKEN_ONE_PER_TURN: ({ corp }) => `${the(corp)} heeft deze beurt al een station gebouwd.`,
  TOKEN_NONE_LEFT: ({ corp }) => `${the(corp)} heeft geen stationsfiche meer.`,
  TOKEN_NOT_CITY: () => "Stations kunnen alleen in steden staan.",
  TOKEN_NOT_CONNECTED: ({ corp, city }) => `${the(corp)} heeft geen vrije verbinding met ${city ?? "deze stad"}.`,
  TOKEN_SAME_HEX: ({ corp, hex }) => `${the(corp)} heeft op ${hex ?? "dit veld"} al een station.`,
  TOKEN_NO_SLOT: ({ city }) => (city ? `Alle plaatsen in ${city} zijn bezet.` : "Alle plaatsen daar zijn bezet."),
  TOKEN_RESERVED: ({ city, corp }) =>
    `De vrije plaats in ${city ?? "deze stad"} is voor het thuisstation van ${corp ?? "een andere maatschappij"}.`,
} satisfies Partial<RefusalMessages>;

const trains = {
  TRAIN_LIMIT_REACHED: ({ corp, n, what }) => {
    if (what === "lastPlace") return `De laatste plaats ${of(corp)} is voor een trein van haar eigen grootte.`;
    if (!n) return `${the(corp)} heeft al zoveel treinen als deze fase toestaat.`;
    return n === "1"
      ? `${the(corp)} heeft al 1 trein, de limiet van deze fase.`
      : `${the(corp)} heeft al ${n} treinen, de limiet van deze fase.`;
  },
  TRAIN_NOT_FOR_SALE: ({ train }) => (train ? `Een ${train} is nu niet te koop.` : "Deze trein is nu niet te koop."),
  TRAIN_PRICE: ({ price, min, max }) => {
    if (min && max && min !== max) return `De prijs moet tussen ${min} en ${max} liggen.`;
    return price ? `Deze trein kost ${price}.` : "Dat is niet de prijs van de trein.";
  },
  TRAIN_OWN: () => "Een maatschappij kan haar eigen trein niet kopen.",
  TRAIN_TRADE_IN: ({ train, list }) =>
    train && list
      ? `Voor een ${train} kan een van deze worden ingeleverd: ${list}.`
      : "Zo'n trein kan hiervoor niet worden ingeleverd.",
  TRAIN_MUST_BUY: ({ corp, ownSize, mustOwn }) => {
    if (ownSize) return `${the(corp)} moet aan het einde van haar beurt een trein van haar eigen grootte hebben.`;
    return mustOwn
      ? `${the(corp)} moet aan het einde van haar beurt een trein hebben.`
      : `${the(corp)} heeft een route maar geen trein, en moet er een kopen.`;
  },
  DISCARD_NOT_NEEDED: ({ corp }) => `${the(corp)} zit niet boven de treinlimiet.`,
  EMERGENCY_NOT_ALLOWED: ({ president, corp }) => {
    const owner = corp ?? "de maatschappij";
    if (!president) return `De directeur mag niets bijleggen: ${owner} is niet verplicht te kopen.`;
    return president.you
      ? `Je mag niets bijleggen: ${owner} is niet verplicht te kopen.`
      : `${president.name} mag niets bijleggen: ${owner} is niet verplicht te kopen.`;
  },
  EMERGENCY_NOT_CHEAPEST: ({ train, price }) =>
    train && price
      ? `Met geld van de directeur mag alleen de goedkoopste trein worden gekocht: een ${train} voor ${price}.`
      : "Met geld van de directeur mag alleen de goedkoopste trein worden gekocht.",
  EMERGENCY_ABOVE_FACE: ({ price }) =>
    price
      ? `Met geld van de directeur mag hoogstens de gedrukte prijs worden betaald, ${price}.`
      : "Met geld van de directeur mag hoogstens de gedrukte prijs worden betaald.",
  EMERGENCY_NO_TRADE_IN: () => "Als er een trein wordt ingeleverd, kan de directeur niets bijleggen.",
  EMERGENCY_ENOUGH_CASH: ({ amount, price }) =>
    amount && price
      ? `Er hoeven geen aandelen verkocht te worden: er is ${amount}, de trein kost ${price}.`
      : "Er hoeven geen aandelen verkocht te worden.",
  EMERGENCY_PRESIDENCY: ({ corp }) =>
    `Door deze verkoop zou de maatschappij die de trein koopt een andere directeur krijgen: ${corp ?? "de koper"}.`,
  EMERGENCY_TOO_MANY: ({ corp, n }) =>
    n
      ? `${upper(of(corp))} ${n === "1" ? "kan" : "kunnen"} hoogstens ${shares(n)} worden verkocht: meer is voor de trein niet nodig.`
      : "Voor de trein zijn minder aandelen genoeg.",
  EMERGENCY_SALE_NOT_NEEDED: ({ price }) =>
    price
      ? `Na de laatste verkoop moet de trein minstens ${price} kosten: anders was die niet nodig.`
      : "Bij deze prijs was de laatste verkoop van aandelen niet nodig.",
  BANKRUPT_NOT_POOR: ({ president, amount, price }) => {
    if (!amount || !price) return "Het geld voor de trein is nog bijeen te brengen.";
    if (!president) return `De directeur kan nog ${amount} bijeenbrengen; de trein kost ${price}.`;
    return `${president.you ? "Je kunt" : `${president.name} kan`} nog ${amount} bijeenbrengen; de trein kost ${price}.`;
  },
} satisfies Partial<RefusalMessages>;

const routes = {
  ROUTE_BROKEN: (p) => `${route(p)} is geen doorlopende lijn.`,
  ROUTE_TOO_SHORT: (p) => `${route(p)} heeft minstens twee haltes nodig.`,
  ROUTE_TOO_LONG: (p) => `${route(p)} heeft meer haltes dan de trein kan aandoen.`,
  ROUTE_STOP_TWICE: (p) => `${route(p)} doet een halte twee keer aan.`,
  ROUTE_THROUGH_OFFBOARD: (p) => `${route(p)} gaat door een buitengebied; daar kan zij alleen beginnen of eindigen.`,
  ROUTE_THROUGH_BLOCKED: (p) =>
    `${route(p)} gaat door een stad vol andere stations; daar kan zij alleen beginnen of eindigen.`,
  ROUTE_GROUP_TWICE: (p) => `${route(p)} doet een buitengebied twee keer aan.`,
  ROUTE_NO_STATION: (p) => `${route(p)} raakt geen station van de maatschappij.`,
  ROUTE_TRACK_TWICE: (p) => `${route(p)} gebruikt spoor dat al wordt bereden.`,
  ROUTE_TRAIN_TWICE: ({ train }) =>
    train
      ? `De ${train} rijdt twee routes; elke trein rijdt er één.`
      : "Een trein rijdt twee routes; elke trein rijdt er één.",
  ROUTE_NOT_YOUR_TRAIN: ({ train }) =>
    train ? `De maatschappij heeft deze ${train} niet.` : "De maatschappij heeft deze trein niet.",
} satisfies Partial<RefusalMessages>;

const purchases = {
  BUY_ONE_PER_TURN: () => "Je hebt deze beurt al gekocht.",
  BUY_AFTER_SALE: ({ corp }) =>
    `Je hebt in deze aandelenronde ${corp ? `aandelen ${corp}` : "aandelen van deze maatschappij"} verkocht en kunt pas in de volgende weer kopen.`,
  PRESIDENT_FIRST: ({ corp }) => `Eerst moet het directeursaandeel ${of(corp)} worden gekocht.`,
  PAR_PRICE: ({ price, list }) =>
    price && list ? `${price} is geen uitgiftekoers. Mogelijk zijn ${list}.` : "Dat is geen uitgiftekoers.",
  SHARE_NOT_AVAILABLE: ({ corp }) => `Daar ligt geen aandeel ${of(corp)}.`,
  HOLDING_LIMIT: ({ n, corp, limitByPrice }) => {
    const much = n ? `meer dan ${n}` : "zoveel aandelen";
    return limitByPrice
      ? `Bij deze koers mag niemand ${much} ${of(corp)} bezitten.`
      : `Niemand mag ${much} ${of(corp)} bezitten.`;
  },
  CERT_LIMIT: ({ n, limit }) =>
    n && limit
      ? `Bij jou tellen ${n} certificaten mee, de limiet is ${limit}.`
      : "Je hebt al zoveel certificaten als je mag hebben.",
  COMPANY_NOT_FOR_SALE: (p) => {
    const company = p.private ?? `Deze ${p.terms.company}`;
    if (p.what === "phase" || p.what === "now") return `${company} kan nu niet worden gekocht.`;
    if (p.what === "bank") return `${company} kan niet aan de bank worden verkocht.`;
    if (p.what === "corporation") return `${company} kan niet door een maatschappij worden gekocht.`;
    return p.what === "owner"
      ? `${company} kan niet van de eigenaar worden gekocht.`
      : `${company} kan niet worden gekocht.`;
  },
  COMPANY_PRICE: (p) => {
    const company = p.private ?? `de ${p.terms.company}`;
    if (p.min && p.min === p.max) return `De prijs van ${company} is ${p.min}.`;
    return p.min && p.max
      ? `De prijs van ${company} moet tussen ${p.min} en ${p.max} liggen.`
      : `Dat is geen mogelijke prijs van ${company}.`;
  },
} satisfies Partial<RefusalMessages>;

const sales = {
  MUST_SELL: () => "Je zit boven een limiet en moet eerst verkopen.",
  NO_SALE_YET: () => "In de eerste aandelenronde kunnen geen aandelen worden verkocht.",
  SELL_NOT_OWNED: ({ n, corp }) =>
    n ? `Je hebt geen ${shares(n)} ${of(corp)}.` : `Zoveel aandelen ${of(corp)} heb je niet.`,
  SELL_NO_PRICE: ({ corp }) => `${the(corp)} heeft nog geen koers.`,
  SELL_POOL_FULL: ({ n, corp }) =>
    !n || n === "0"
      ? `In de pool is geen plaats meer voor aandelen ${of(corp)}.`
      : `In de pool is nog maar plaats voor ${shares(n)} ${of(corp)}.`,
  SELL_PRESIDENT_NO_SUCCESSOR: ({ n, corp }) =>
    n
      ? `Niemand anders bezit ${n} ${of(corp)}, dus het directeursaandeel kan niet worden verkocht.`
      : `Niemand anders kan het directeursaandeel ${of(corp)} overnemen, dus het kan niet worden verkocht.`,
} satisfies Partial<RefusalMessages>;

const auction = {
  BID_TOO_LOW: (p) =>
    p.min
      ? `Het laagste mogelijke bod op ${p.private ?? "deze particuliere maatschappij"} is ${p.min}.`
      : "Het bod is te laag.",
  BID_TOO_HIGH: ({ max }) =>
    max
      ? `Naast je andere biedingen kun je hoogstens ${max} bieden.`
      : "Naast je andere biedingen kun je niet zoveel bieden.",
  BID_ON_CHEAPEST: (p) => {
    const company = p.private ?? "Deze particuliere maatschappij";
    return p.price
      ? `${company} is de goedkoopste die er nog is: koop haar voor ${p.price} in plaats van te bieden.`
      : `${company} is de goedkoopste die er nog is: koop haar in plaats van te bieden.`;
  },
  DRAFT_GONE: (p) => `${p.private ?? `Deze ${p.terms.company}`} is niet meer te koop.`,
} satisfies Partial<RefusalMessages>;

const build = {
  TRACK_MIXED: ({ corp }) =>
    `${the(corp)} mag in haar eerste beurt twee gele tegels leggen of één tegel vervangen, maar niet allebei.`,
  TILE_POWER_ONLY: ({ tile, terms }) =>
    `${tile ? `Tegel ${tile}` : "Deze tegel"} wordt alleen gelegd met het bijzondere recht van een ${terms.company}.`,
  TILE_STUB: ({ hex, e }) =>
    hex && e
      ? `Een tegel op ${hex} moet spoor aan zijde ${e} hebben: daarheen leidt het gedrukte spoor.`
      : "Een tegel daar moet aansluiten op het gedrukte spoor van het buurveld.",
  POWER_NOT_AVAILABLE: (p) =>
    `Het bijzondere recht van ${p.private ?? `deze ${p.terms.company}`} is gebruikt, of de maatschappij heeft haar niet in bezit.`,
  POWER_TILE: ({ tile, terms }) =>
    `Met deze ${terms.company} kan ${tile ? `tegel ${tile}` : "deze tegel"} niet worden gelegd.`,
  POWER_TERRAIN: ({ hex, list, terms }) =>
    `Deze ${terms.company} geldt alleen voor ${list ?? "sommig terrein"}, waar de eerste tegel iets kost; ${hex ?? "dit veld"} hoort daar niet bij.`,
  HOME_TILE: ({ hex }) =>
    `De thuistegel past zo niet ${hex ? `op ${hex}` : "daar"}: hij hoort op een van twee velden, met al het spoor naar de kaart toe.`,
} satisfies Partial<RefusalMessages>;

const sizesAndDebts = {
  ROUTE_TRAIN_SIZE: ({ train }) =>
    train
      ? `De ${train} rijdt niet: hij heeft niet de grootte van de maatschappij.`
      : "Alleen treinen van de grootte van de maatschappij rijden.",
  ROUTE_REVENUE: ({ amount, sum }) =>
    amount && sum ? `De routes brengen ${sum} op, niet ${amount}.` : "De routes brengen dit bedrag niet op.",
  SELL_BEFORE_BUY: () => "Verkopen gaat vóór kopen, niet erna.",
  SIZE_NOT_OPEN: ({ sizesBefore, n }) => {
    const which = sizesBefore ? `${upper(sizesBefore)} maatschappijen` : "Maatschappijen van deze grootte";
    return n ? `${which} zijn er vanaf de eerste trein van reeks ${n}.` : `${which} zijn er nog niet.`;
  },
  IN_DEBT: ({ amount }) =>
    amount
      ? `Je bent de bank ${amount} schuldig en kunt niets kopen tot die zijn terugbetaald.`
      : "Je hebt schuld bij de bank en kunt niets kopen tot die is terugbetaald.",
  NO_DEBT: () => "Je bent de bank niets schuldig.",
  COMPANY_SIZE: (p) => {
    if (p.corp && p.size && p.ownedSizes) {
      return `${p.corp} is ${p.size} en mag alleen ${p.ownedSizes} ${p.terms.companies} bezitten.`;
    }
    return `${the(p.corp)} mag geen ${p.terms.company} van deze grootte bezitten.`;
  },
  TRAIN_SIZE: ({ corp, size, train }) => {
    const owner = corp && size ? `${corp} is ${size} en` : the(corp);
    return `${owner} kan geen ${train ?? "trein van deze grootte"} bezitten.`;
  },
  TRAIN_TRADE_PHASE: () => "In deze fase verkopen maatschappijen elkaar nog geen treinen.",
  EMERGENCY_LAST: ({ terms }) =>
    `De ${terms.president} heeft aan een trein meebetaald; deze beurt kan er geen meer worden gekocht.`,
} satisfies Partial<RefusalMessages>;

const takeovers = {
  TAKEOVER_TARGET: ({ corp, target }) =>
    `${the(corp)} kan ${target ?? "deze maatschappij"} niet overnemen: dat kan alleen met kleinere die in bedrijf zijn en van spelers zijn.`,
  TAKEOVER_PRICE: ({ target, min, max }) =>
    min && max
      ? `Een aandeel ${of(target)} wordt overgenomen voor ${min} tot ${max}.`
      : `Dat is geen mogelijke prijs voor een aandeel ${of(target)}.`,
  STATION_DROP: ({ hex }) => `Kies een van de twee stations ${hex ? `in ${hex}` : "op deze plek"}.`,
  ACQUIRED_TRAIN: ({ train }) =>
    `${train ? `De ${train}` : "Deze trein"} kwam niet met de overname mee en blijft zoals hij is.`,
  CONVERT_SIDE: ({ corp, train }) =>
    `De kaart van ${train ? `de ${train}` : "deze trein"} heeft geen andere kant van de grootte ${of(corp)}.`,
  CONVERT_RUSTED: ({ train }) =>
    `${train ? `De ${train}` : "Die kant"} is verroest; geen kaart kan ernaar worden omgedraaid.`,
} satisfies Partial<RefusalMessages>;

const formation = {
  NATIONALISE: ({ corp, n }) =>
    n && n !== "0"
      ? `Aandelen ${of(corp)} kunnen niet worden genationaliseerd: zij moet in bedrijf zijn, en je moet er al ${n} van bezitten.`
      : `Aandelen ${of(corp)} kunnen niet worden genationaliseerd.`,
  FORMATION: (p) =>
    p.private
      ? `${p.private} kun je nu niet omruilen, of het is twee keer genoemd.`
      : "Dat kan nu niet worden omgeruild.",
} satisfies Partial<RefusalMessages>;

export const nlRefusals: RefusalMessages = {
  ...general,
  ...track,
  ...stations,
  ...trains,
  ...routes,
  ...purchases,
  ...sales,
  ...auction,
  ...build,
  ...sizesAndDebts,
  ...takeovers,
  ...formation,
};
