/** What is to be decided, in German; made as the English questions are. */
import type { enQuestions } from "../en/questions.ts";
import { deFormationQuestions as formation, dePacketQuestions as packet } from "./formation.ts";
import { subject } from "./words.ts";

type Questions = typeof enQuestions;

const auction: Questions["auction"] = {
  buyOrBid: ({ company, price }) =>
    `Kaufe ${company} für ${price}, biete auf eine andere Privatgesellschaft, oder passe.`,
  buy: ({ company, price }) => `Kaufe ${company} für ${price}, oder passe.`,
  bid: "Biete auf eine Privatgesellschaft, oder passe.",
  pass: "Für einen Kauf oder ein Gebot reicht dein Geld nicht: Passe.",
  cash: ({ cash }) => `Bargeld ${cash}.`,
  boundCash: ({ cash, free }) => `Bargeld ${cash}, davon sind ${free} nicht durch Gebote gebunden.`,
  raise: ({ company, min, max, leader, highest }) =>
    `Erhöhe dein Gebot auf ${company} auf mindestens ${min} und höchstens ${max}, oder steige aus. Höchstes Gebot: ${leader} mit ${highest}.`,
  cannotRaise: ({ company, leader, highest }) =>
    `Du kannst dein Gebot auf ${company} nicht erhöhen: Steige aus. Höchstes Gebot: ${leader} mit ${highest}.`,
  grantedPar: ({ corporation }) =>
    `Wähle den Ausgabekurs der ${corporation}. Ihre Direktoraktie gehört dir und kostet nichts.`,
};

const draft: Questions["draft"] = {
  buy: ({ terms, left, min, max }) =>
    left === 1
      ? `Kaufe die letzte ${terms.company} für ${min}, oder passe.`
      : `Kaufe eine der ${left} ${terms.companies}, die noch da sind, ${min} bis ${max}, oder passe.`,
};

const stock: Questions["stock"] = {
  sellOrBuy: "Verkaufe beliebig viele Aktien und kaufe ein Zertifikat, oder passe.",
  buy: "Kaufe ein Zertifikat, oder passe.",
  sell: "Verkaufe beliebig viele Aktien, oder passe.",
  nothing: "Passe: Du kannst weder kaufen noch verkaufen.",
  sellOrBuyMore: "Verkaufe oder kaufe weiter, oder beende deinen Zug.",
  buyMore: "Kaufe, oder beende deinen Zug.",
  sellMore: "Verkaufe weitere Aktien, oder beende deinen Zug.",
  end: "Beende deinen Zug.",
  mustSell: "Du liegst über einem Limit und verkaufst zuerst Aktien.",
  standing: ({ cash, held, limit }) => `Bargeld ${cash}, Zertifikate ${held} von ${limit}.`,
  debt: ({ debt, penalty }) =>
    `Du schuldest der Bank ${debt} und kannst bis zur Rückzahlung nichts kaufen; am Ende werden noch ${penalty} Strafe abgezogen.`,
  penalty: ({ penalty }) => `Am Ende werden ${penalty} Strafe abgezogen.`,
};

const board: Questions["board"] = {
  treasury: ({ treasury }) => `Kasse ${treasury}.`,
  homeStation: ({ corporation, place }) => `Wähle die Stadt für den Heimatbahnhof der ${corporation} in ${place}.`,
  homeTile: ({ corporation }) =>
    `Wähle Feld und Drehung für das Heimatplättchen der ${corporation}. Ihr Heimatbahnhof kommt darauf.`,
  layTwoOrUpgrade: "Lege bis zu zwei gelbe Plättchen oder werte eines auf, oder lege nichts.",
  layTwo: "Lege bis zu zwei gelbe Plättchen, oder lege nichts.",
  laySecond: "Lege ein zweites gelbes Plättchen, oder lege keines.",
  companiesFirst: ({ terms }) =>
    `Vorher können noch ${terms.companies} gekauft, genutzt oder verkauft werden; vielleicht bringt das, was fehlt.`,
  othersPay: ({ name }) => `Das Gelände bezahlt ${name}.`,
  layOrUpgrade: "Lege ein gelbes Plättchen oder werte eines auf, oder lege nichts.",
  layYellow: "Lege ein gelbes Plättchen, oder lege nichts.",
  upgrade: "Werte ein Plättchen auf, oder lege nichts.",
  layNothing: ({ corporation }) => `${corporation} kann kein Plättchen legen: Lege nichts.`,
  stationChoice: ({ corporation, place }) =>
    `Wähle die Stadt in ${place}, in der der Bahnhof der ${corporation} von nun an steht.`,
  freeStation: ({ corporation, place, company }) =>
    `Baue mit ${company} den freien Bahnhof der ${corporation} in ${place}, oder verzichte für immer darauf.`,
  station: ({ price, left }) =>
    left === 1
      ? `Baue einen Bahnhof für ${price}, oder baue keinen. Es ist der letzte.`
      : `Baue einen Bahnhof für ${price}, oder baue keinen. ${left} sind noch da.`,
  noStation: ({ corporation }) => `${corporation} kann keinen Bahnhof bauen: Baue keinen.`,
  routes: ({ corporation, trains: list }) =>
    `Wähle für jede Lok der ${corporation} (${list}) eine Strecke, oder nimm die besten.`,
  dividend: ({ corporation, revenue }) => `${corporation} hat ${revenue} eingefahren. Ausschütten oder einbehalten?`,
};

const takeover: Questions["takeover"] = {
  choose: "Übernimm eine kleinere Gesellschaft, oder niemanden.",
  none: ({ corporation }) => `${corporation} kann keine Übernahme bezahlen: Übernimm niemanden.`,
  drop: ({ corporations, place }) =>
    `${corporations} haben beide einen Bahnhof in ${place}. Wähle den, der vom Plan kommt.`,
  acquired: ({ trains: list }) =>
    `Wandle in die Größe der Gesellschaft um, was mit der Übernahme kam (${list}), mustere es aus, oder behalte die Loks, wie sie sind.`,
  acquiredTooMany: ({ corporation, trains: list, count, room }) =>
    `${corporation} hat ${count} Loks und Platz für ${room}: Wandle in ihre Größe um, was mit der Übernahme kam (${list}), oder mustere es aus.`,
};

const trains: Questions["trains"] = {
  buy: "Kaufe eine Lok, oder kaufe keine.",
  buyMore: "Kaufe noch eine Lok, oder lass es dabei.",
  buyNone: ({ corporation }) => `${corporation} kann keine Lok kaufen: Kaufe keine.`,
  must: ({ corporation }) => `${corporation} hat eine Strecke, aber keine Lok, und muss eine kaufen.`,
  mustOwn: ({ corporation }) => `${corporation} hat keine Lok ihrer Größe und muss eine kaufen.`,
  mustOwnAny: ({ corporation }) => `${corporation} hat keine Lok und muss eine kaufen.`,
  raise: ({ corporation, train, price, treasury, cash, missing }) =>
    `Die ${corporation} soll eine ${train} für ${price} kaufen. Sie hat ${treasury}, du hast ${cash}: Verkaufe sofort Aktien für die fehlenden ${missing}, aber nicht mehr als nötig; du musst ihr Direktor bleiben.`,
  buyNoMore: ({ corporation }) => `${corporation} kann keine Lok mehr kaufen: Lass es dabei.`,
  rusts: ({ train, trains: list }) => `Eine ${train} lässt ${list} rosten.`,
  loan: ({ corporation, price, treasury, cash, loan }) =>
    `Die ${corporation} braucht eine Lok: ${price}. Sie hat ${treasury}, du hast ${cash}; die fehlenden ${loan} leiht dir die Bank. Sie sind zurückzuzahlen, und am Ende wird derselbe Betrag noch einmal abgezogen.`,
  help: ({ corporation, price, treasury, help }) =>
    `Die ${corporation} braucht eine Lok: ${price}. Sie hat ${treasury}, du legst ${help} dazu.`,
  sell: ({ corporation, price, treasury, cash, missing }) =>
    `Die ${corporation} braucht eine Lok: ${price}. Sie hat ${treasury}, du hast ${cash}: Verkaufe Aktien für die fehlenden ${missing}.`,
  choose: ({ corporation, price, treasury, cash, missing }) =>
    `Die ${corporation} braucht eine Lok; die billigste kostet ${price}. Sie hat ${treasury}, du hast ${cash}: Wähle eine Lok und verkaufe dann Aktien für den Rest, bei der billigsten ${missing}. Können deine Aktien ihn nicht bringen, bist du bankrott.`,
  bankrupt: ({ corporation, price, treasury, cash }) =>
    `Die ${corporation} braucht eine Lok: ${price}. Sie hat ${treasury}, du hast ${cash}, und kein Verkauf bringt den Rest: Es bleibt die Lok einer anderen Gesellschaft oder der Bankrott.`,
  standing: ({ treasury, count, limit }) => `Kasse ${treasury}, Loks ${count} von ${limit}.`,
  discard: ({ corporation, count, room }) =>
    count - room === 1
      ? `${corporation} hat ${count} Loks und Platz für ${room}. Wähle die, die sie abgibt.`
      : `${corporation} hat ${count} Loks und Platz für ${room}. Wähle eine, die sie abgibt.`,
};

const companies: Questions["companies"] = {
  buyOrUse: ({ corporation, terms, sells }) =>
    sells
      ? `Kaufe ${terms.companies} für die ${corporation}, nutze ihre Sonderrechte oder verkaufe sie an die Bank, oder beende den Zug.`
      : `Kaufe ${terms.companies} für die ${corporation} oder nutze ihre Sonderrechte, oder beende den Zug.`,
  buy: ({ corporation, terms, sells }) =>
    sells
      ? `Kaufe ${terms.companies} für die ${corporation} oder verkaufe welche an die Bank, oder beende den Zug.`
      : `Kaufe ${terms.companies} für die ${corporation}, oder beende den Zug.`,
  use: ({ corporation, terms, sells }) =>
    sells
      ? `Nutze das Sonderrecht einer ${terms.company} der ${corporation} oder verkaufe sie an die Bank, oder beende den Zug.`
      : `Nutze das Sonderrecht einer ${terms.company} der ${corporation}, oder beende den Zug.`,
  sell: ({ corporation, terms }) => `Verkaufe ${terms.companies} der ${corporation} an die Bank, oder beende den Zug.`,
  end: ({ corporation }) => `Beende den Zug der ${corporation}.`,
};

const consent: Questions["consent"] = {
  company: ({ from, price, company }) =>
    from.you
      ? `Du hast ${price} für ${company} geboten. Nimm an oder lehne ab.`
      : `${from.name} bietet ${price} für ${company}. Nimm an oder lehne ab.`,
  companyFor: ({ from, price, company, buyer }) =>
    from.you
      ? `Du hast ${price} aus der Kasse der ${buyer} für ${company} geboten. Nimm an oder lehne ab.`
      : `${from.name} bietet ${price} aus der Kasse der ${buyer} für ${company}. Nimm an oder lehne ab.`,
  train: ({ from, price, train, seller, buyer }) =>
    from.you
      ? `Du hast ${price} für eine ${train} der ${seller} geboten, Käufer wäre die ${buyer}. Nimm an oder lehne ab.`
      : `${from.name} bietet ${price} für eine ${train} der ${seller}, Käufer wäre die ${buyer}. Nimm an oder lehne ab.`,
  takeOver: ({ from, price, target, buyer, total, yours }) =>
    `${subject(from)} ${from.you ? "hast" : "hat"} ${price} je Aktie der ${target} geboten, die von der ${buyer} übernommen würde: Ihre Aktionäre erhalten zusammen ${total}${yours ? `, du davon ${yours}` : ""}. Nimm an oder lehne ab.`,
  perShare: ({ price }) => `${price} je Aktie`,
  open: ({ to, price }) =>
    to.you
      ? `Dein Angebot von ${price} wartet auf deine Antwort. Du kannst es zurückziehen.`
      : `Dein Angebot von ${price} wartet auf die Antwort von ${to.name}. Du kannst es zurückziehen.`,
};

export const deQuestions: Questions = {
  auction,
  draft,
  packet,
  formation,
  stock,
  board,
  takeover,
  trains,
  companies,
  consent,
  over: "Das Spiel ist zu Ende.",
  waiting: ({ people }) => `Warten auf ${people}. Du musst nichts tun.`,
  waitingWithMoves: ({ people, moves }) => `Warten auf ${people}. Inzwischen kannst du: ${moves}.`,
};
