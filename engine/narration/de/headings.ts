/** Rounds, phases and headings, in German; made as the English ones are. */
import type { enHeadings } from "../en/headings.ts";

type Headings = typeof enHeadings;

const yours: Headings["yours"] = {
  auction: () => "Du bist am Zug: Kaufe oder biete in der Versteigerung",
  contest: () => "Du bist am Zug: Erhöhe dein Gebot oder steige aus",
  grantedPar: () => "Du bist am Zug: Lege einen Ausgabekurs fest",
  stock: () => "Du bist am Zug: Verkaufe und kaufe Aktien",
  homeToken: ({ corporation }) => `Du bist am Zug: ${corporation} baut ihren Heimatbahnhof`,
  track: ({ corporation }) => `Du bist am Zug: ${corporation} baut Strecke`,
  stationChoice: ({ corporation }) => `Du bist am Zug: ${corporation} wählt die Stadt eines Bahnhofs`,
  grantedToken: ({ corporation }) => `Du bist am Zug: ${corporation} darf einen freien Bahnhof bauen`,
  token: ({ corporation }) => `Du bist am Zug: ${corporation} darf einen Bahnhof bauen`,
  routes: ({ corporation }) => `Du bist am Zug: ${corporation} lässt ihre Loks fahren`,
  dividend: ({ corporation }) => `Du bist am Zug: ${corporation} schüttet aus oder behält ein`,
  trains: ({ corporation }) => `Du bist am Zug: ${corporation} kauft Loks`,
  discard: () => "Du bist am Zug: Gib überzählige Loks ab",
  companies: ({ corporation }) => `Du bist am Zug: ${corporation} darf Privatgesellschaften nutzen oder kaufen`,
  consent: () => "Du bist am Zug: Beantworte ein Angebot",
  over: () => "Das Spiel ist zu Ende",
};

const waiting: Headings["waiting"] = {
  auction: ({ people }) => `Warten auf ${people}: Versteigerung der Privatgesellschaften`,
  contest: ({ people }) => `Warten auf ${people}: Gebot erhöhen oder aussteigen`,
  grantedPar: ({ people }) => `Warten auf ${people}: Ausgabekurs festlegen`,
  stock: ({ people }) => `Warten auf ${people}: Aktien verkaufen und kaufen`,
  homeToken: ({ people, corporation }) => `Warten auf ${people}: ${corporation} baut ihren Heimatbahnhof`,
  track: ({ people, corporation }) => `Warten auf ${people}: ${corporation} baut Strecke`,
  stationChoice: ({ people, corporation }) => `Warten auf ${people}: ${corporation} wählt die Stadt eines Bahnhofs`,
  grantedToken: ({ people, corporation }) => `Warten auf ${people}: ${corporation} darf einen freien Bahnhof bauen`,
  token: ({ people, corporation }) => `Warten auf ${people}: ${corporation} darf einen Bahnhof bauen`,
  routes: ({ people, corporation }) => `Warten auf ${people}: ${corporation} lässt ihre Loks fahren`,
  dividend: ({ people, corporation }) => `Warten auf ${people}: ${corporation} schüttet aus oder behält ein`,
  trains: ({ people, corporation }) => `Warten auf ${people}: ${corporation} kauft Loks`,
  discard: ({ people }) => `Warten auf ${people}: überzählige Loks abgeben`,
  companies: ({ people, corporation }) =>
    `Warten auf ${people}: ${corporation} darf Privatgesellschaften nutzen oder kaufen`,
  consent: ({ people }) => `Warten auf ${people}: ein Angebot beantworten`,
  over: () => "Das Spiel ist zu Ende",
};

export const deHeadings: Headings = {
  yours,
  waiting,
  auctionRound: "Versteigerung der Privatgesellschaften",
  stockRound: ({ number }) => `Aktienrunde ${number}`,
  operatingRound: ({ set, number }) => `Betriebsrunde ${set}.${number}`,
  gameOver: "Spielende",
  phase: ({ phase, colours }) => `Phase ${phase}: ${colours} Plättchen`,
};
