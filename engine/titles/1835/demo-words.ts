/** What the invented players of the demo game say, by the number of the move that it comes with. */
import type { Explanations } from "../demos/text.ts";

export const explanations: Explanations = {
  0: {
    en: "First the start packet is sold, row by row from the top. The first row is a single paper: NF for 100. It brings 5 in every operating round, and a share of BY comes with it.",
    de: "Zuerst wird das Startpaket verkauft, von oben Reihe für Reihe. Die erste Reihe ist ein einziges Papier: die NF für 100. Sie bringt in jeder Betriebsrunde 5, und eine Aktie der BY kommt mit ihr.",
    nl: "Eerst wordt het startpakket verkocht, van boven af rij voor rij. De eerste rij is één papier: NF voor 100. Ze brengt elke operatieronde 5 op, en er komt een aandeel BY mee.",
  },
  1: {
    en: "M1 is a minor. It is mine alone, begins with the 80 that I paid, and gives me half of what it earns. Later it becomes a share of Prussia.",
    de: "Die M1 ist eine Vorpreußische. Sie gehört mir allein, beginnt mit den 80, die ich gezahlt habe, und gibt mir die Hälfte ihrer Einnahmen. Später wird aus ihr eine Aktie Preußens.",
    nl: "M1 is een minor. Ze is van mij alleen, begint met de 80 die ik betaald heb, en geeft mij de helft van haar opbrengst. Later wordt ze een aandeel Pruisen.",
  },
  3: {
    en: "LD costs 190, but the director's certificate of SX comes with it. Once half of SX is sold, I shall lead it.",
    de: "Die LD kostet 190, aber mit ihr kommt die Direktoraktie der SX. Ist die Hälfte der SX verkauft, leite ich sie.",
    nl: "LD kost 190, maar het directeurscertificaat van SX komt mee. Zodra de helft van SX verkocht is, leid ik haar.",
  },
  4: {
    en: "The director's certificate of BY is a paper of the packet: 184 for a fifth of it.",
    de: "Die Direktoraktie der BY ist ein Papier des Startpakets: 184 für ein Fünftel.",
    nl: "Het directeurscertificaat van BY is een papier van het startpakket: 184 voor een vijfde.",
  },
  12: {
    en: "The last paper of the packet. With the share that it brings, half of BY is sold: BY floats, receives 460 and stands in München.",
    de: "Das letzte Papier des Pakets. Mit der Aktie, die es bringt, ist die Hälfte der BY verkauft: Sie geht in Betrieb, bekommt 460 und steht in München.",
    nl: "Het laatste papier van het pakket. Met het aandeel dat erbij hoort is de helft van BY verkocht: ze gaat in bedrijf, krijgt 460 en staat in München.",
  },
  14: {
    en: "Now shares can be bought, one a turn. After this one nobody has the money for another, so we operate.",
    de: "Jetzt gibt es Aktien, eine je Zug. Nach dieser hat niemand mehr Geld für eine, also beginnt der Betrieb.",
    nl: "Nu zijn er aandelen te koop, één per beurt. Na dit aandeel heeft niemand nog geld voor een volgend, dus we gaan rijden.",
  },
  15: {
    en: "The minors operate first, in the order of their numbers. Each may lay one tile. Without a train M1 earns nothing yet.",
    de: "Zuerst sind die Vorpreußischen dran, nach ihren Nummern. Jede darf ein Plättchen legen. Ohne Lok nimmt die M1 noch nichts ein.",
    nl: "De minors zijn eerst aan de beurt, op volgorde van hun nummers. Elk mag één tegel leggen. Zonder trein verdient M1 nog niets.",
  },
  16: {
    en: "A 2-train runs from one stop to another. It costs all that M1 has.",
    de: "Eine 2er-Lok fährt von einem Halt zu einem anderen. Sie kostet alles, was die M1 hat.",
    nl: "Een 2-trein rijdt van de ene halte naar de andere. Hij kost alles wat M1 heeft.",
  },
  29: {
    en: "A large corporation may lay two yellow tiles in a turn: one in München, the next one on the way to Augsburg.",
    de: "Eine große Gesellschaft darf in einem Zug zwei gelbe Plättchen legen: eines in München, das nächste auf dem Weg nach Augsburg.",
    nl: "Een grote maatschappij mag in één beurt twee gele tegels leggen: één in München, de volgende op weg naar Augsburg.",
  },
  32: {
    en: "Nothing earned, so the price of BY falls from 92 to 86. Next time it will have trains.",
    de: "Nichts eingenommen, darum fällt der Kurs der BY von 92 auf 86. Beim nächsten Mal hat sie Loks.",
    nl: "Niets verdiend, dus de koers van BY zakt van 92 naar 86. De volgende keer heeft ze treinen.",
  },
  43: {
    en: "Berlin and Magdeburg make 50. I get 25, and M2 keeps 25 for its next train.",
    de: "Berlin und Magdeburg bringen 50. Ich bekomme 25, und 25 behält die M2 für ihre nächste Lok.",
    nl: "Berlin en Magdeburg leveren 50 op. Ik krijg 25, en M2 houdt 25 voor haar volgende trein.",
  },
  59: {
    en: "I pay it out: 5 for each share, and the price is back at 92. Keeping it would have lowered the price once more.",
    de: "Ich schütte aus: 5 je Aktie, und der Kurs steht wieder bei 92. Einbehalten hätte ihn noch einmal gesenkt.",
    nl: "Ik keer uit: 5 per aandeel, en de koers staat weer op 92. Inhouden had hem nog eens verlaagd.",
  },
  61: {
    en: "One more tenth of BY for me. Now it is Cleo's turn: what would you do? The sheets below show prices, cash and what everybody holds.",
    de: "Noch ein Zehntel der BY für mich. Jetzt ist Cleo am Zug: Was würdest du tun? Die Blätter unten zeigen Kurse, Bargeld und was jeder hält.",
    nl: "Nog een tiende van BY voor mij. Nu is Cleo aan de beurt: wat zou jij doen? De bladen hieronder tonen koersen, geld en wat iedereen heeft.",
  },
};
