/** What is to be decided, in Dutch; made as the English questions are. */
import type { enQuestions } from "../en/questions.ts";
import { nlFormationQuestions as formation, nlPacketQuestions as packet } from "./formation.ts";
import { subject } from "./words.ts";

type Questions = typeof enQuestions;

const auction: Questions["auction"] = {
  buyOrBid: ({ company, price }) =>
    `Koop ${company} voor ${price}, bied op een andere particuliere maatschappij, of pas.`,
  buy: ({ company, price }) => `Koop ${company} voor ${price}, of pas.`,
  bid: "Bied op een particuliere maatschappij, of pas.",
  pass: "Je hebt geen geld om te kopen of te bieden: pas.",
  cash: ({ cash }) => `Geld ${cash}.`,
  boundCash: ({ cash, free }) => `Geld ${cash}, waarvan ${free} niet in biedingen vastzit.`,
  raise: ({ company, min, max, leader, highest }) =>
    `Verhoog je bod op ${company} tot minstens ${min} en hoogstens ${max}, of haak af. Hoogste bod: ${leader} met ${highest}.`,
  cannotRaise: ({ company, leader, highest }) =>
    `Je kunt je bod op ${company} niet verhogen: haak af. Hoogste bod: ${leader} met ${highest}.`,
  grantedPar: ({ corporation }) =>
    `Kies de uitgiftekoers van ${corporation}. Haar directeursaandeel is van jou en kost niets.`,
};

const draft: Questions["draft"] = {
  buy: ({ terms, left, min, max }) =>
    left === 1
      ? `Koop de laatste ${terms.company} voor ${min}, of pas.`
      : `Koop een van de ${left} ${terms.companies} die er nog zijn, ${min} tot ${max}, of pas.`,
};

const stock: Questions["stock"] = {
  sellOrBuy: "Verkoop zoveel aandelen als je wilt en koop één certificaat, of pas.",
  buy: "Koop één certificaat, of pas.",
  sell: "Verkoop zoveel aandelen als je wilt, of pas.",
  nothing: "Pas: je kunt niet kopen en niet verkopen.",
  sellOrBuyMore: "Verkoop of koop verder, of beëindig je beurt.",
  buyMore: "Koop, of beëindig je beurt.",
  sellMore: "Verkoop nog meer aandelen, of beëindig je beurt.",
  end: "Beëindig je beurt.",
  mustSell: "Je zit boven een limiet en verkoopt eerst aandelen.",
  standing: ({ cash, held, limit }) => `Geld ${cash}, certificaten ${held} van ${limit}.`,
  debt: ({ debt, penalty }) =>
    `Je bent de bank ${debt} schuldig en kunt niets kopen tot die zijn terugbetaald; aan het einde gaat er nog ${penalty} boete af.`,
  penalty: ({ penalty }) => `Aan het einde gaat er ${penalty} boete af.`,
};

const board: Questions["board"] = {
  treasury: ({ treasury }) => `Kas ${treasury}.`,
  homeStation: ({ corporation, place }) => `Kies de stad voor het thuisstation van ${corporation} in ${place}.`,
  homeTile: ({ corporation }) =>
    `Kies waar de thuistegel van ${corporation} komt en hoe hij gedraaid ligt. Het thuisstation komt erop.`,
  layTwoOrUpgrade: "Leg hoogstens twee gele tegels of vervang er één, of leg niets.",
  layTwo: "Leg hoogstens twee gele tegels, of leg niets.",
  laySecond: "Leg een tweede gele tegel, of leg er geen.",
  companiesFirst: ({ terms }) =>
    `Daarvóór kun je nog ${terms.companies} kopen, gebruiken of verkopen; misschien brengt dat op wat er ontbreekt.`,
  othersPay: ({ name }) => `Het terrein wordt betaald door ${name}.`,
  layOrUpgrade: "Leg één gele tegel of vervang er één, of leg niets.",
  layYellow: "Leg één gele tegel, of leg niets.",
  upgrade: "Vervang één tegel, of leg niets.",
  layNothing: ({ corporation }) => `${corporation} kan geen tegel leggen: leg niets.`,
  stationChoice: ({ corporation, place }) =>
    `Kies in welke stad van ${place} het station van ${corporation} vanaf nu staat.`,
  freeStation: ({ corporation, place, company }) =>
    `Bouw met ${company} het gratis station van ${corporation} in ${place}, of zie er voorgoed van af.`,
  station: ({ price, left }) =>
    left === 1
      ? `Bouw een station voor ${price}, of bouw er geen. Het is het laatste.`
      : `Bouw een station voor ${price}, of bouw er geen. Er zijn er nog ${left}.`,
  noStation: ({ corporation }) => `${corporation} kan geen station bouwen: bouw er geen.`,
  routes: ({ corporation, trains: list }) =>
    `Kies een route voor elke trein van ${corporation} (${list}), of neem de beste.`,
  dividend: ({ corporation, revenue }) => `${corporation} heeft ${revenue} verdiend. Uitkeren of inhouden?`,
};

const takeover: Questions["takeover"] = {
  choose: "Neem een kleinere maatschappij over, of niemand.",
  none: ({ corporation }) => `${corporation} kan geen overname betalen: neem niemand over.`,
  drop: ({ corporations, place }) =>
    `${corporations} hebben allebei een station in ${place}. Kies welk van de kaart gaat.`,
  acquired: ({ trains: list }) =>
    `Zet wat met de overname meekwam (${list}) om naar de grootte van de maatschappij, sloop het, of houd de treinen zoals ze zijn.`,
  acquiredTooMany: ({ corporation, trains: list, count, room }) =>
    `${corporation} heeft ${count} treinen en plaats voor ${room}: zet wat met de overname meekwam (${list}) om naar haar grootte, of sloop het.`,
};

const trains: Questions["trains"] = {
  buy: "Koop een trein, of koop er geen.",
  buyMore: "Koop nog een trein, of laat het hierbij.",
  buyNone: ({ corporation }) => `${corporation} kan geen trein kopen: koop er geen.`,
  must: ({ corporation }) => `${corporation} heeft een route maar geen trein, en moet er een kopen.`,
  mustOwn: ({ corporation }) => `${corporation} heeft geen trein van haar eigen grootte en moet er een kopen.`,
  mustOwnAny: ({ corporation }) => `${corporation} heeft geen trein en moet er een kopen.`,
  raise: ({ corporation, train, price, treasury, cash, missing }) =>
    `${corporation} gaat een ${train} kopen voor ${price}. Zij heeft ${treasury}, jij hebt ${cash}: verkoop meteen aandelen voor de ontbrekende ${missing}, maar niet meer dan nodig; je moet haar directeur blijven.`,
  buyNoMore: ({ corporation }) => `${corporation} kan geen trein meer kopen: laat het hierbij.`,
  rusts: ({ train, trains: list }) => `Een ${train} laat ${list} wegroesten.`,
  loan: ({ corporation, price, treasury, cash, loan }) =>
    `${corporation} heeft een trein nodig: ${price}. Zij heeft ${treasury}, jij hebt ${cash}; de ontbrekende ${loan} leent de bank je. Dat betaal je terug, en aan het einde gaat er nog eens evenveel af.`,
  help: ({ corporation, price, treasury, help }) =>
    `${corporation} heeft een trein nodig: ${price}. Zij heeft ${treasury}, jij legt ${help} bij.`,
  sell: ({ corporation, price, treasury, cash, missing }) =>
    `${corporation} heeft een trein nodig: ${price}. Zij heeft ${treasury}, jij hebt ${cash}: verkoop aandelen voor de ontbrekende ${missing}.`,
  choose: ({ corporation, price, treasury, cash, missing }) =>
    `${corporation} heeft een trein nodig; de goedkoopste kost ${price}. Zij heeft ${treasury}, jij hebt ${cash}: kies een trein en verkoop dan aandelen voor de rest, bij de goedkoopste ${missing}. Brengen je aandelen dat niet op, dan ben je failliet.`,
  bankrupt: ({ corporation, price, treasury, cash }) =>
    `${corporation} heeft een trein nodig: ${price}. Zij heeft ${treasury}, jij hebt ${cash}, en geen verkoop brengt de rest op: er blijft alleen de trein van een andere maatschappij over, of het faillissement.`,
  standing: ({ treasury, count, limit }) => `Kas ${treasury}, treinen ${count} van ${limit}.`,
  discard: ({ corporation, count, room }) =>
    count - room === 1
      ? `${corporation} heeft ${count} treinen en plaats voor ${room}. Kies welke weggaat.`
      : `${corporation} heeft ${count} treinen en plaats voor ${room}. Kies er een die weggaat.`,
};

const companies: Questions["companies"] = {
  buyOrUse: ({ corporation, terms, sells }) =>
    sells
      ? `Koop ${terms.companies} voor ${corporation}, gebruik hun bijzondere recht of verkoop ze aan de bank, of beëindig de beurt.`
      : `Koop ${terms.companies} voor ${corporation} of gebruik hun bijzondere recht, of beëindig de beurt.`,
  buy: ({ corporation, terms, sells }) =>
    sells
      ? `Koop ${terms.companies} voor ${corporation} of verkoop ze aan de bank, of beëindig de beurt.`
      : `Koop ${terms.companies} voor ${corporation}, of beëindig de beurt.`,
  use: ({ corporation, terms, sells }) =>
    sells
      ? `Gebruik het bijzondere recht van een ${terms.company} van ${corporation} of verkoop haar aan de bank, of beëindig de beurt.`
      : `Gebruik het bijzondere recht van een ${terms.company} van ${corporation}, of beëindig de beurt.`,
  sell: ({ corporation, terms }) => `Verkoop ${terms.companies} van ${corporation} aan de bank, of beëindig de beurt.`,
  end: ({ corporation }) => `Beëindig de beurt van ${corporation}.`,
};

const consent: Questions["consent"] = {
  company: ({ from, price, company }) => `${subject(from)} bood ${price} voor ${company}. Neem aan of wijs af.`,
  companyFor: ({ from, price, company, buyer }) =>
    `${subject(from)} bood ${price} uit de kas van ${buyer} voor ${company}. Neem aan of wijs af.`,
  train: ({ from, price, train, seller, buyer }) =>
    `${subject(from)} bood ${price} voor een ${train} van ${seller}; ${buyer} zou hem kopen. Neem aan of wijs af.`,
  takeOver: ({ from, price, target, buyer, total, yours }) =>
    `${subject(from)} bood ${price} per aandeel voor ${target}, die door ${buyer} zou worden overgenomen: haar aandeelhouders krijgen samen ${total}${yours ? `, jij daarvan ${yours}` : ""}. Neem aan of wijs af.`,
  perShare: ({ price }) => `${price} per aandeel`,
  open: ({ to, price }) =>
    to.you
      ? `Je bod van ${price} wacht op jouw antwoord. Je kunt het intrekken.`
      : `Je bod van ${price} wacht op het antwoord van ${to.name}. Je kunt het intrekken.`,
};

export const nlQuestions: Questions = {
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
  over: "Het spel is afgelopen.",
  waiting: ({ people }) => `Wachten op ${people}. Jij hoeft niets te doen.`,
  waitingWithMoves: ({ people, moves }) => `Wachten op ${people}. Ondertussen kun je: ${moves}.`,
};
