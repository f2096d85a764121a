/** What the invented players of the demo game say, by the number of the move that it comes with. */
import type { Explanations } from "../demos/text.ts";

export const explanations: Explanations = {
  1: {
    en: "In the draft each of us buys local railways, in turn to and fro. M1 costs 40 and brings 10 in every operating round; in the end it is worth 120.",
    de: "In der Auswahl kaufen wir hin und zurück um den Tisch Lokalbahnen. Die M1 kostet 40 und bringt in jeder Betriebsrunde 10; am Ende ist sie 120 wert.",
    nl: "In de voorronde kopen we heen en terug rond de tafel lokaalspoorwegen. M1 kost 40 en brengt elke operatieronde 10 op; aan het eind is ze 120 waard.",
  },
  24: {
    en: "I keep the rest of my money for a corporation. A pass here is not final, but once all have passed the draft is over.",
    de: "Den Rest meines Geldes brauche ich für eine Gesellschaft. Passen ist hier nicht endgültig, aber haben alle gepasst, ist die Auswahl zu Ende.",
    nl: "De rest van mijn geld bewaar ik voor een maatschappij. Passen is hier niet definitief, maar heeft iedereen gepast, dan is de voorronde voorbij.",
  },
  28: {
    en: "I start MW at 50: its director's certificate is half of it and costs 100. A small corporation floats with that and gets 200.",
    de: "Ich gründe die MW mit 50: Ihre Direktorenaktie ist die Hälfte und kostet 100. Eine kleine Gesellschaft geht damit in Betrieb und bekommt 200.",
    nl: "Ik richt MW op met 50: haar directeurscertificaat is de helft en kost 100. Een kleine maatschappij gaat daarmee in bedrijf en krijgt 200.",
  },
  32: {
    en: "In its first turn a corporation may lay two yellow tiles. EKJ begins, because its price is the highest.",
    de: "In ihrem ersten Zug darf eine Gesellschaft zwei gelbe Plättchen legen. Die EKJ beginnt, weil ihr Kurs am höchsten steht.",
    nl: "In haar eerste beurt mag een maatschappij twee gele tegels leggen. EKJ begint, omdat haar koers het hoogst is.",
  },
  35: {
    en: "Two trains: every corporation must own one of its own size at the end of its turn.",
    de: "Zwei Loks: Am Ende ihres Zuges muss jede Gesellschaft eine in ihrer Größe haben.",
    nl: "Twee treinen: aan het eind van haar beurt moet elke maatschappij er een van haar eigen grootte hebben.",
  },
  47: {
    en: "The first b train opens phase b: medium corporations can be started, and corporations may buy local railways and trade trains.",
    de: "Die erste b-Lok öffnet Phase b: Mittlere Gesellschaften können gegründet werden, und Gesellschaften dürfen Lokalbahnen kaufen und mit Loks handeln.",
    nl: "De eerste b-trein opent fase b: er kunnen middelgrote maatschappijen worden opgericht, en maatschappijen mogen lokaalspoorwegen kopen en treinen verhandelen.",
  },
  51: {
    en: "So MW buys my S4 for 18. It brings MW 5 from now on, and once a tile with a purple border or free terrain.",
    de: "So kauft die MW meine S4 für 18. Sie bringt der MW ab jetzt 5 und einmal ein Plättchen mit violettem Rand oder kostenloses Gelände.",
    nl: "Zo koopt MW mijn S4 voor 18. Ze brengt MW vanaf nu 5 op, en één keer een tegel met paarse rand of gratis terrein.",
  },
  54: {
    en: "MW needs a train, and I offer VBW 99 for one of its 2a. Bert directs VBW, so the game waits for his yes or no; until then I can withdraw.",
    de: "Die MW braucht eine Lok, und ich biete der VBW 99 für eine ihrer 2a. Bert leitet die VBW, also wartet das Spiel auf sein Ja oder Nein; bis dahin kann ich zurückziehen.",
    nl: "MW heeft een trein nodig, en ik bied VBW 99 voor een van haar 2a's. Bert leidt VBW, dus het spel wacht op zijn ja of nee; tot dan kan ik het intrekken.",
  },
};
