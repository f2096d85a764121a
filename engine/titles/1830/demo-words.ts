/** What the invented players of the demo game say, by the number of the move that it comes with. */
import type { Explanations } from "../demos/text.ts";

export const explanations: Explanations = {
  0: {
    en: "In the auction only the cheapest private company can be bought. For the others one bids, and the money is bound until that company's turn comes. So I bid 45 on CS.",
    de: "In der Versteigerung kann man nur die billigste Privatgesellschaft kaufen. Auf die anderen bietet man, und das Geld ist gebunden, bis sie dran sind. Ich biete also 45 auf die CS.",
    nl: "In de veiling kun je alleen de goedkoopste particuliere maatschappij kopen. Op de andere bied je, en dat geld ligt vast tot ze aan de beurt zijn. Ik bied dus 45 op CS.",
  },
  1: {
    en: "I buy SV for its price. CS is the next one, and Anna is the only bidder: she gets it at once, without another question.",
    de: "Ich kaufe die SV zu ihrem Preis. Als Nächstes kommt die CS, und nur Anna hat geboten: Sie bekommt sie sofort, ohne weitere Frage.",
    nl: "Ik koop SV voor haar prijs. Daarna komt CS, en alleen Anna heeft geboden: ze krijgt haar meteen, zonder nog een vraag.",
  },
  6: {
    en: "With MH sold it is the turn of CA, and two of us have bid. So Bert and I settle it between us, the lower one first.",
    de: "Die MH ist verkauft, nun kommt die CA, und zwei haben geboten. Bert und ich machen das unter uns aus, der Niedrigere zuerst.",
    nl: "MH is verkocht, nu komt CA, en twee van ons hebben geboden. Bert en ik maken het samen uit, de laagste eerst.",
  },
  9: {
    en: "210 is too much for me. Bert gets CA and a share of PRR with it. Anna alone has bid on BO and gets it, too.",
    de: "210 sind mir zu viel. Bert bekommt die CA und dazu eine Aktie der PRR. Auf die BO hat nur Anna geboten; auch sie bekommt sie gleich.",
    nl: "210 is mij te veel. Bert krijgt CA en een aandeel PRR erbij. Op BO heeft alleen Anna geboden; ook zij krijgt die meteen.",
  },
  10: {
    en: "BO made me president of B&O. I start it at 82: dear enough for a good treasury, cheap enough to find buyers.",
    de: "Mit der BO bin ich Direktorin der B&O. Ich beginne mit 82: teuer genug für eine gute Kasse, billig genug, um Käufer zu finden.",
    nl: "Met BO ben ik directeur van B&O. Ik begin op 82: duur genoeg voor een goede kas, goedkoop genoeg om kopers te vinden.",
  },
  11: {
    en: "A president's certificate is two shares: 152 for PRR at 76. Four more must be sold before it floats; Bert's from CA counts.",
    de: "Eine Direktorenaktie sind zwei Aktien: 152 für die PRR zu 76. Sechs müssen verkauft sein, bevor sie in Betrieb geht; Berts Aktie aus der CA zählt mit.",
    nl: "Een directeurscertificaat is twee aandelen: 152 voor PRR op 76. Zes moeten verkocht zijn voordat ze in bedrijf gaat; Berts aandeel van CA telt mee.",
  },
  31: {
    en: "B&O has floated with 820 and operates first, since its price is the highest. A yellow tile at Washington, a station there, and a train: it can run next time.",
    de: "Die B&O ist mit 820 in Betrieb und als Erste dran, weil ihr Kurs am höchsten steht. Ein gelbes Plättchen in Washington, ein Bahnhof dort und eine Lok: Nächstes Mal kann sie fahren.",
    nl: "B&O is met 820 in bedrijf en als eerste aan de beurt, omdat haar koers het hoogst is. Een gele tegel in Washington, een station daar en een trein: de volgende keer kan ze rijden.",
  },
  37: {
    en: "Two 2-trains for PRR. Every train that is bought brings the next, better kind nearer, and the end of the old ones.",
    de: "Zwei 2er für die PRR. Jede gekaufte Lok bringt die nächste, bessere Art näher, und das Ende der alten.",
    nl: "Twee 2-treinen voor PRR. Elke gekochte trein brengt de volgende, betere soort dichterbij, en het einde van de oude.",
  },
  51: {
    en: "My first run: Washington and Baltimore.",
    de: "Meine erste Fahrt: Washington und Baltimore.",
    nl: "Mijn eerste rit: Washington en Baltimore.",
  },
  52: {
    en: "I pay it out: each share gets a tenth, and the price goes one to the right. Keeping it would have filled the treasury and lowered the price.",
    de: "Ich schütte aus: Jede Aktie bekommt ein Zehntel, und der Kurs geht eins nach rechts. Einbehalten hätte die Kasse gefüllt und den Kurs gesenkt.",
    nl: "Ik keer uit: elk aandeel krijgt een tiende, en de koers gaat één naar rechts. Inhouden had de kas gevuld en de koers verlaagd.",
  },
  72: {
    en: "The first 3-train: green tiles are allowed from now on, there will be two operating rounds, and corporations may buy private companies.",
    de: "Die erste 3er-Lok: Ab jetzt sind grüne Plättchen erlaubt, es gibt zwei Betriebsrunden, und Gesellschaften dürfen Privatgesellschaften kaufen.",
    nl: "De eerste 3-trein: vanaf nu mogen groene tegels, komen er twee operatierondes, en mogen maatschappijen particuliere maatschappijen kopen.",
  },
  75: {
    en: "And so B&O buys my CS for 80, twice its value. The money is mine now; and B&O may lay an extra tile at B20.",
    de: "Und so kauft die B&O meine CS für 80, das Doppelte ihres Werts. Das Geld gehört jetzt mir, und die B&O darf ein zusätzliches Plättchen auf B20 legen.",
    nl: "En dus koopt B&O mijn CS voor 80, tweemaal haar waarde. Dat geld is nu van mij, en B&O mag een extra tegel op B20 leggen.",
  },
  86: {
    en: "I keep it: PRR will need better trains soon, and its owners would lose more if I had to pay for them myself.",
    de: "Ich behalte es ein: Die PRR braucht bald bessere Loks, und müsste ich sie selbst bezahlen, käme uns das teurer.",
    nl: "Ik houd het in: PRR heeft gauw betere treinen nodig, en als ik die zelf moest betalen, was dat duurder.",
  },
  90: {
    en: "A green tile under ERIE's station. Whoever lays it says in which of the two cities the station stands; here that is me.",
    de: "Ein grünes Plättchen unter dem Bahnhof der ERIE. Wer es legt, sagt, in welcher der beiden Städte der Bahnhof steht; hier bin das ich.",
    nl: "Een groene tegel onder het station van ERIE. Wie hem legt, zegt in welke van de twee steden het station staat; hier ben ik dat.",
  },
  103: {
    en: "I have sold three shares of PRR, so its price has fallen by three. I may still buy one certificate, but none of PRR in this round. What would you buy? The sheets below show prices, cash and what each corporation earns.",
    de: "Ich habe drei Aktien der PRR verkauft, also ist ihr Kurs um drei gefallen. Ein Zertifikat darf ich noch kaufen, aber in dieser Runde keines der PRR. Was würdest du kaufen? Die Blätter hier zeigen Kurse, Bargeld und was jede Gesellschaft einnimmt.",
    nl: "Ik heb drie aandelen PRR verkocht, dus haar koers is drie gezakt. Eén certificaat mag ik nog kopen, maar in deze ronde geen van PRR. Wat zou jij kopen? De bladen hier tonen koersen, geld en wat elke maatschappij verdient.",
  },
};
