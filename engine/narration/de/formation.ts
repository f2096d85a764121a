/** The start packet, nationalised shares and the corporation formed out of others, in German; made as the English ones are. */
import type { formationEvents, formationQuestions, packetQuestions } from "../en/formation.ts";
import { dative, subject } from "./words.ts";

export const deFormationEvents: typeof formationEvents = {
  minorBought: ({ who, minor, price }) =>
    `${subject(who)} ${who.you ? "hast" : "hat"} die Vorpreußische ${minor} für ${price} gekauft`,
  presidencyBought: ({ who, corporation, price }) =>
    `${subject(who)} ${who.you ? "hast" : "hat"} die Direktoraktie der ${corporation} für ${price} gekauft`,
  released: ({ corporation }) => `Aktien der ${corporation} sind von nun an zu haben`,
  nationalised: ({ who, from, corporation, percent, price }) =>
    `${subject(who)} ${who.you ? "hast" : "hat"} ${percent} der ${corporation} verstaatlicht und ${dative(from)} dafür ${price} gezahlt`,
  founded: ({ who, corporation, price, capital }) =>
    `${subject(who)} ${who.you ? "hast" : "hat"} die ${corporation} mit dem Kurs ${price} gegründet${capital ? `, die Bank zahlt ihr ${capital}` : ""}`,
  foundedByForce: ({ corporation, price, capital }) =>
    `Die ${corporation} musste gegründet werden und beginnt mit dem Kurs ${price}${capital ? `, die Bank zahlt ihr ${capital}` : ""}`,
  joined: ({ who, paper, percent, corporation, gains }) =>
    `${subject(who)} ${who.you ? "hast" : "hat"} ${paper} gegen ${percent} der ${corporation} umgetauscht${gains ? `; sie erhält ${gains}` : ""}`,
  joinedByForce: ({ who, paper, percent, corporation, gains }) =>
    `${subject(who)} ${who.you ? "musstest" : "musste"} ${paper} gegen ${percent} der ${corporation} umtauschen${gains ? `; sie erhält ${gains}` : ""}`,
  treasury: ({ amount }) => `die Kasse mit ${amount}`,
  notJoined: ({ who }) => `${subject(who)} ${who.you ? "tauschst" : "tauscht"} vorerst nichts um`,
  wants: ({ train, price, amount }) =>
    `soll eine ${train} für ${price} kaufen; ${amount} müssen Aktienverkäufe bringen`,
  owes: ({ debt }) => `schuldet der Bank ${debt}, zuerst aus ihren Einnahmen zu tilgen`,
  repaid: ({ amount, debt }) => `${amount} an die Bank zurückgezahlt, ${debt} bleiben offen`,
  repaidAll: ({ amount }) => `${amount} an die Bank zurückgezahlt, sie ist schuldenfrei`,
  toPool: ({ who, shares }) =>
    `${who.you ? "Deine Aktien" : `Die Aktien von ${who.name}`} gehen in den Bankpool: ${shares}`,
  share: ({ percent, corporation }) => `${percent} der ${corporation}`,
  acting: ({ who, from, corporation, percent }) =>
    `${subject(who)} ${who.you ? "leitest" : "leitet"} jetzt die ${corporation}, aber ohne die Direktoraktie: Sie gehört zu ${from.you ? `deinen ${percent}` : `den ${percent} von ${from.name}`}, die in den Bankpool gehen`,
};

export const dePacketQuestions: typeof packetQuestions = {
  buy: ({ count, cash }) =>
    count === 1
      ? `Kaufe das Papier des Startpakets, das zu haben ist, oder passe. Bargeld ${cash}.`
      : `Kaufe eines der ${count} Papiere des Startpakets, die du bezahlen kannst, oder passe. Bargeld ${cash}.`,
  pass: ({ cash }) => `Für die Papiere des Startpakets reicht dein Geld nicht: Passe. Bargeld ${cash}.`,
  left: ({ count }) =>
    count === 1
      ? "Es ist das letzte: Ist es verkauft, beginnt noch in dieser Runde der Aktienhandel."
      : `${count} Papiere sind noch da; mit Aktien wird erst gehandelt, wenn alle verkauft sind.`,
};

export const deFormationQuestions: typeof formationQuestions = {
  found: ({ corporation, opener, percent, price, capital }) =>
    `Die ${corporation} jetzt gründen? Die Vorpreußische ${opener} wird gegen die Direktoraktie über ${percent} getauscht; Kasse, Loks und Bahnhof gehen an die ${corporation}. Sie beginnt mit dem Kurs ${price} und erhält für die schon verkauften Aktien ${capital} von der Bank. Danach darf jeder Spieler eigene Papiere umtauschen.`,
  askedAgain: ({ train, corporation }) =>
    `Lehnst du ab, wirst du zu Beginn der nächsten Runde wieder gefragt; mit der ersten ${train} muss die ${corporation} gegründet werden.`,
  turn: {
    now: ({ corporation }) => `Die ${corporation} ist noch in dieser Betriebsrunde an der Reihe.`,
    next: ({ corporation }) => `Die ${corporation} ist erst in der nächsten Betriebsrunde an der Reihe.`,
    unlessEarned: ({ corporation }) =>
      `Die ${corporation} ist noch in dieser Betriebsrunde an der Reihe, außer es wird ein Papier umgetauscht, das in ihr schon verdient hat.`,
  },
  join: ({ corporation, papers }) =>
    `Wähle, was du gegen Aktien der ${corporation} umtauschst: ${papers}. Kasse, Loks und Bahnhof einer Vorpreußischen gehen an die ${corporation}; eine Privatbahn wird geschlossen.`,
  keep: ({ train }) =>
    `Was du behältst, läuft weiter wie bisher, und du wirst zu Beginn der nächsten Runde wieder gefragt; mit der ersten ${train} muss alles umgetauscht werden.`,
  paper: ({ paper, percent }) => `${paper} gegen ${percent}`,
  swap: ({ corporation, who }) =>
    `${subject(who)} ${who.you ? "übernimmst" : "übernimmt"} von dir die Direktoraktie der ${corporation}. Wähle die Zertifikate, die du dafür bekommst.`,
  swapSold: ({ corporation, who }) =>
    `${subject(who)} ${who.you ? "übernimmst" : "übernimmt"} die Direktoraktie der ${corporation}, die du verkauft hast. Wähle, welche Zertifikate an ihrer Stelle in den Bankpool gehen.`,
  kinds: ({ percents }) => percents.join(" + "),
};
