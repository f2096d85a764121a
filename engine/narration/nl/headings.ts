/** Rounds, phases and headings, in Dutch; made as the English ones are. */
import type { enHeadings } from "../en/headings.ts";

type Headings = typeof enHeadings;

const yours: Headings["yours"] = {
  auction: () => "Jij bent aan de beurt: koop of bied in de veiling",
  contest: () => "Jij bent aan de beurt: verhoog je bod of haak af",
  grantedPar: () => "Jij bent aan de beurt: stel een uitgiftekoers vast",
  draft: ({ terms }) => `Jij bent aan de beurt: koop een ${terms.company} of pas`,
  packet: () => "Jij bent aan de beurt: koop een papier van het startpakket of pas",
  swap: () => "Jij bent aan de beurt: kies de certificaten voor het directeursaandeel",
  formation: ({ corporation }) => `Jij bent aan de beurt: richt ${corporation} op of wacht nog`,
  merger: ({ corporation }) => `Jij bent aan de beurt: ruil papieren om voor aandelen van ${corporation}`,
  stock: () => "Jij bent aan de beurt: verkoop en koop aandelen",
  homeTile: ({ corporation }) => `Jij bent aan de beurt: ${corporation} legt haar thuistegel`,
  homeToken: ({ corporation }) => `Jij bent aan de beurt: ${corporation} bouwt haar thuisstation`,
  track: ({ corporation }) => `Jij bent aan de beurt: ${corporation} legt spoor`,
  stationChoice: ({ corporation }) => `Jij bent aan de beurt: ${corporation} kiest de stad van een station`,
  grantedToken: ({ corporation }) => `Jij bent aan de beurt: ${corporation} mag een gratis station bouwen`,
  token: ({ corporation }) => `Jij bent aan de beurt: ${corporation} mag een station bouwen`,
  routes: ({ corporation }) => `Jij bent aan de beurt: ${corporation} laat haar treinen rijden`,
  dividend: ({ corporation }) => `Jij bent aan de beurt: ${corporation} keert uit of houdt in`,
  takeover: ({ corporation }) => `Jij bent aan de beurt: ${corporation} mag een kleinere maatschappij overnemen`,
  stationDrop: ({ corporation }) => `Jij bent aan de beurt: ${corporation} geeft een van twee stations op`,
  acquired: ({ corporation }) => `Jij bent aan de beurt: ${corporation} beslist over de overgenomen treinen`,
  trains: ({ corporation }) => `Jij bent aan de beurt: ${corporation} koopt treinen`,
  discard: () => "Jij bent aan de beurt: sta overtollige treinen af",
  companies: ({ corporation, terms }) =>
    `Jij bent aan de beurt: ${corporation} mag ${terms.companies} gebruiken of kopen`,
  consent: () => "Jij bent aan de beurt: beantwoord een bod",
  over: () => "Het spel is afgelopen",
};

const waiting: Headings["waiting"] = {
  auction: ({ people }) => `Wachten op ${people}: veiling van de particuliere maatschappijen`,
  contest: ({ people }) => `Wachten op ${people}: bod verhogen of afhaken`,
  grantedPar: ({ people }) => `Wachten op ${people}: uitgiftekoers vaststellen`,
  draft: ({ people, terms }) => `Wachten op ${people}: voorronde van de ${terms.companies}`,
  packet: ({ people }) => `Wachten op ${people}: verkoop van het startpakket`,
  swap: ({ people }) => `Wachten op ${people}: certificaten voor het directeursaandeel kiezen`,
  formation: ({ people, corporation }) => `Wachten op ${people}: ${corporation} oprichten of nog wachten`,
  merger: ({ people, corporation }) => `Wachten op ${people}: papieren omruilen voor aandelen van ${corporation}`,
  stock: ({ people }) => `Wachten op ${people}: aandelen verkopen en kopen`,
  homeTile: ({ people, corporation }) => `Wachten op ${people}: ${corporation} legt haar thuistegel`,
  homeToken: ({ people, corporation }) => `Wachten op ${people}: ${corporation} bouwt haar thuisstation`,
  track: ({ people, corporation }) => `Wachten op ${people}: ${corporation} legt spoor`,
  stationChoice: ({ people, corporation }) => `Wachten op ${people}: ${corporation} kiest de stad van een station`,
  grantedToken: ({ people, corporation }) => `Wachten op ${people}: ${corporation} mag een gratis station bouwen`,
  token: ({ people, corporation }) => `Wachten op ${people}: ${corporation} mag een station bouwen`,
  routes: ({ people, corporation }) => `Wachten op ${people}: ${corporation} laat haar treinen rijden`,
  dividend: ({ people, corporation }) => `Wachten op ${people}: ${corporation} keert uit of houdt in`,
  takeover: ({ people, corporation }) => `Wachten op ${people}: ${corporation} mag een kleinere maatschappij overnemen`,
  stationDrop: ({ people, corporation }) => `Wachten op ${people}: ${corporation} geeft een van twee stations op`,
  acquired: ({ people, corporation }) => `Wachten op ${people}: ${corporation} beslist over de overgenomen treinen`,
  trains: ({ people, corporation }) => `Wachten op ${people}: ${corporation} koopt treinen`,
  discard: ({ people }) => `Wachten op ${people}: overtollige treinen afstaan`,
  companies: ({ people, corporation, terms }) =>
    `Wachten op ${people}: ${corporation} mag ${terms.companies} gebruiken of kopen`,
  consent: ({ people }) => `Wachten op ${people}: een bod beantwoorden`,
  over: () => "Het spel is afgelopen",
};

export const nlHeadings: Headings = {
  yours,
  waiting,
  auctionRound: "Veiling van de particuliere maatschappijen",
  draftRound: ({ terms }) => `Voorronde: verkoop van de ${terms.companies}`,
  stockRound: ({ number }) => `Aandelenronde ${number}`,
  operatingRound: ({ set, number }) => `Operatieronde ${set}.${number}`,
  gameOver: "Einde van het spel",
  phase: ({ phase, colours }) => `Fase ${phase}: ${colours} tegels`,
};
