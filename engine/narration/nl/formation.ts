/** The start packet, nationalised shares and the corporation formed out of others, in Dutch; made as the English ones are. */
import type { formationEvents, formationQuestions, packetQuestions } from "../en/formation.ts";
import { object, subject } from "./words.ts";

export const nlFormationEvents: typeof formationEvents = {
  minorBought: ({ who, minor, price }) => `${subject(who)} kocht de minor ${minor} voor ${price}`,
  presidencyBought: ({ who, corporation, price }) =>
    `${subject(who)} kocht het directeursaandeel van ${corporation} voor ${price}`,
  released: ({ corporation }) => `Aandelen van ${corporation} zijn vanaf nu te koop`,
  nationalised: ({ who, from, corporation, percent, price }) =>
    `${subject(who)} nationaliseerde ${percent} van ${corporation} en betaalde ${object(from)} daarvoor ${price}`,
  founded: ({ who, corporation, price, capital }) =>
    `${subject(who)} richtte ${corporation} op met koers ${price}${capital ? `, de bank betaalt haar ${capital}` : ""}`,
  foundedByForce: ({ corporation, price, capital }) =>
    `${corporation} moest worden opgericht en begint met koers ${price}${capital ? `, de bank betaalt haar ${capital}` : ""}`,
  joined: ({ who, paper, percent, corporation, gains }) =>
    `${subject(who)} ruilde ${paper} om voor ${percent} van ${corporation}${gains ? `; zij krijgt ${gains}` : ""}`,
  joinedByForce: ({ who, paper, percent, corporation, gains }) =>
    `${subject(who)} moest ${paper} omruilen voor ${percent} van ${corporation}${gains ? `; zij krijgt ${gains}` : ""}`,
  treasury: ({ amount }) => `de kas met ${amount}`,
  notJoined: ({ who }) => `${subject(who)} ruilde voorlopig niets om`,
  wants: ({ train, price, amount }) =>
    `wil een ${train} voor ${price} kopen; de verkoop van aandelen moet ${amount} opbrengen`,
  owes: ({ debt }) => `is de bank ${debt} schuldig en lost die eerst af uit haar opbrengsten`,
  repaid: ({ amount, debt }) => `${amount} aan de bank terugbetaald, nog ${debt} schuldig`,
  repaidAll: ({ amount }) => `${amount} aan de bank terugbetaald, zij is schuldenvrij`,
  toPool: ({ who, shares }) =>
    `${who.you ? "Jouw aandelen" : `De aandelen van ${who.name}`} gaan naar de pool: ${shares}`,
  share: ({ percent, corporation }) => `${percent} van ${corporation}`,
  acting: ({ who, from, terms, corporation, percent }) =>
    `${who.you ? "Je bent" : `${who.name} is`} nu ${terms.president} van ${corporation}, maar zonder het directeursaandeel: dat hoort bij ${from.you ? `jouw ${percent}` : `de ${percent} van ${from.name}`} die naar de pool gaat`,
};

export const nlPacketQuestions: typeof packetQuestions = {
  buy: ({ count, cash }) =>
    count === 1
      ? `Koop het papier van het startpakket dat te koop is, of pas. Geld ${cash}.`
      : `Koop een van de ${count} papieren van het startpakket die je kunt betalen, of pas. Geld ${cash}.`,
  pass: ({ cash }) => `Je kunt geen papier van het startpakket betalen: pas. Geld ${cash}.`,
  left: ({ count }) =>
    count === 1
      ? "Het is het laatste: zodra het verkocht is, begint nog in deze ronde de handel in aandelen."
      : `Er zijn nog ${count} papieren; in aandelen wordt pas gehandeld als alle verkocht zijn.`,
};

export const nlFormationQuestions: typeof formationQuestions = {
  found: ({ corporation, opener, percent, price, capital }) =>
    `${corporation} nu oprichten? De minor ${opener} wordt geruild voor het directeursaandeel, ${percent}; kas, treinen en station gaan naar ${corporation}. Zij begint met koers ${price} en krijgt van de bank ${capital} voor de aandelen die al verkocht zijn. Daarna mag iedere speler eigen papieren omruilen.`,
  askedAgain: ({ train, corporation }) =>
    `Als je weigert, krijg je de vraag opnieuw aan het begin van de volgende ronde; bij de eerste ${train} moet ${corporation} worden opgericht.`,
  turn: {
    now: ({ corporation }) => `${corporation} is nog in deze operatieronde aan de beurt.`,
    next: ({ corporation }) => `${corporation} is pas in de volgende operatieronde aan de beurt.`,
    unlessEarned: ({ corporation }) =>
      `${corporation} is nog in deze operatieronde aan de beurt, tenzij er een papier wordt omgeruild dat in deze ronde al heeft verdiend.`,
  },
  join: ({ corporation, papers }) =>
    `Kies wat je omruilt voor aandelen van ${corporation}: ${papers}. Kas, treinen en station van een minor gaan naar ${corporation}; een particuliere maatschappij sluit.`,
  keep: ({ train }) =>
    `Wat je houdt, loopt door als voorheen, en je krijgt de vraag opnieuw aan het begin van de volgende ronde; bij de eerste ${train} moet alles worden omgeruild.`,
  paper: ({ paper, percent }) => `${paper} voor ${percent}`,
  swap: ({ corporation, who }) =>
    `${subject(who)} neemt het directeursaandeel van ${corporation} van je over. Kies de certificaten die je ervoor krijgt.`,
  swapSold: ({ corporation, who }) =>
    `${subject(who)} neemt het directeursaandeel van ${corporation} over, dat je hebt verkocht. Kies welke certificaten in plaats daarvan naar de pool gaan.`,
  kinds: ({ percents }) => percents.join(" + "),
};
