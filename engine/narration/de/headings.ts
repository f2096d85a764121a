/** Rounds, phases and headings, in German; made as the English ones are. */
import type { enHeadings } from "../en/headings.ts";

type Headings = typeof enHeadings;

const yours: Headings["yours"] = {
  auction: () => "Du bist am Zug: Kaufe oder biete in der Versteigerung",
  contest: () => "Du bist am Zug: Erhöhe dein Gebot oder steige aus",
  grantedPar: () => "Du bist am Zug: Lege einen Ausgabekurs fest",
  draft: ({ terms }) => `Du bist am Zug: Kaufe eine ${terms.company} oder passe`,
  packet: () => "Du bist am Zug: Kaufe ein Papier des Startpakets oder passe",
  swap: () => "Du bist am Zug: Wähle die Zertifikate für die Direktoraktie",
  formation: ({ corporation }) => `Du bist am Zug: Gründe die ${corporation} oder warte noch`,
  merger: ({ corporation }) => `Du bist am Zug: Tausche Papiere gegen Aktien der ${corporation} um`,
  stock: () => "Du bist am Zug: Verkaufe und kaufe Aktien",
  homeTile: ({ corporation }) => `Du bist am Zug: ${corporation} legt ihr Heimatplättchen`,
  homeToken: ({ corporation }) => `Du bist am Zug: ${corporation} baut ihren Heimatbahnhof`,
  track: ({ corporation }) => `Du bist am Zug: ${corporation} baut Strecke`,
  stationChoice: ({ corporation }) => `Du bist am Zug: ${corporation} wählt die Stadt eines Bahnhofs`,
  grantedToken: ({ corporation }) => `Du bist am Zug: ${corporation} darf einen freien Bahnhof bauen`,
  token: ({ corporation }) => `Du bist am Zug: ${corporation} darf einen Bahnhof bauen`,
  routes: ({ corporation }) => `Du bist am Zug: ${corporation} lässt ihre Loks fahren`,
  dividend: ({ corporation }) => `Du bist am Zug: ${corporation} schüttet aus oder behält ein`,
  takeover: ({ corporation }) => `Du bist am Zug: ${corporation} darf eine kleinere Gesellschaft übernehmen`,
  stationDrop: ({ corporation }) => `Du bist am Zug: ${corporation} gibt einen von zwei Bahnhöfen auf`,
  acquired: ({ corporation }) => `Du bist am Zug: ${corporation} entscheidet über die übernommenen Loks`,
  trains: ({ corporation }) => `Du bist am Zug: ${corporation} kauft Loks`,
  discard: () => "Du bist am Zug: Gib überzählige Loks ab",
  companies: ({ corporation, terms }) => `Du bist am Zug: ${corporation} darf ${terms.companies} nutzen oder kaufen`,
  consent: () => "Du bist am Zug: Beantworte ein Angebot",
  over: () => "Das Spiel ist zu Ende",
};

const waiting: Headings["waiting"] = {
  auction: ({ people }) => `Warten auf ${people}: Versteigerung der Privatgesellschaften`,
  contest: ({ people }) => `Warten auf ${people}: Gebot erhöhen oder aussteigen`,
  grantedPar: ({ people }) => `Warten auf ${people}: Ausgabekurs festlegen`,
  draft: ({ people, terms }) => `Warten auf ${people}: Vorrunde der ${terms.companies}`,
  packet: ({ people }) => `Warten auf ${people}: Verkauf des Startpakets`,
  swap: ({ people }) => `Warten auf ${people}: Zertifikate für die Direktoraktie wählen`,
  formation: ({ people, corporation }) => `Warten auf ${people}: die ${corporation} gründen oder noch warten`,
  merger: ({ people, corporation }) => `Warten auf ${people}: Papiere gegen Aktien der ${corporation} umtauschen`,
  stock: ({ people }) => `Warten auf ${people}: Aktien verkaufen und kaufen`,
  homeTile: ({ people, corporation }) => `Warten auf ${people}: ${corporation} legt ihr Heimatplättchen`,
  homeToken: ({ people, corporation }) => `Warten auf ${people}: ${corporation} baut ihren Heimatbahnhof`,
  track: ({ people, corporation }) => `Warten auf ${people}: ${corporation} baut Strecke`,
  stationChoice: ({ people, corporation }) => `Warten auf ${people}: ${corporation} wählt die Stadt eines Bahnhofs`,
  grantedToken: ({ people, corporation }) => `Warten auf ${people}: ${corporation} darf einen freien Bahnhof bauen`,
  token: ({ people, corporation }) => `Warten auf ${people}: ${corporation} darf einen Bahnhof bauen`,
  routes: ({ people, corporation }) => `Warten auf ${people}: ${corporation} lässt ihre Loks fahren`,
  dividend: ({ people, corporation }) => `Warten auf ${people}: ${corporation} schüttet aus oder behält ein`,
  takeover: ({ people, corporation }) =>
    `Warten auf ${people}: ${corporation} darf eine kleinere Gesellschaft übernehmen`,
  stationDrop: ({ people, corporation }) => `Warten auf ${people}: ${corporation} gibt einen von zwei Bahnhöfen auf`,
  acquired: ({ people, corporation }) => `Warten auf ${people}: ${corporation} entscheidet über die übernommenen Loks`,
  trains: ({ people, corporation }) => `Warten auf ${people}: ${corporation} kauft Loks`,
  discard: ({ people }) => `Warten auf ${people}: überzählige Loks abgeben`,
  companies: ({ people, corporation, terms }) =>
    `Warten auf ${people}: ${corporation} darf ${terms.companies} nutzen oder kaufen`,
  consent: ({ people }) => `Warten auf ${people}: ein Angebot beantworten`,
  over: () => "Das Spiel ist zu Ende",
};

export const deHeadings: Headings = {
  yours,
  waiting,
  auctionRound: "Versteigerung der Privatgesellschaften",
  draftRound: ({ terms }) => `Vorrunde: Kauf der ${terms.companies}`,
  stockRound: ({ number }) => `Aktienrunde ${number}`,
  operatingRound: ({ set, number }) => `Betriebsrunde ${set}.${number}`,
  gameOver: "Spielende",
  phase: ({ phase, colours }) => `Phase ${phase}: ${colours} Plättchen`,
};
