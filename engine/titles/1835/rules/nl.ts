/** De regels van 1835, samengevat in het Nederlands. */
import type { RulesText } from "../../rules/text.ts";

export const rules: RulesText = {
  prefix: "1835",
  lead: "Drie tot zeven spelers bouwen de spoorwegen van Duitsland, van een startpakket met kleine papieren tot de staatsspoorwegen. Pruisen ontstaat halverwege uit de minors en twee particuliere maatschappijen.",
  chapters: [
    {
      number: "1",
      heading: "Dingen en begrippen",
      articles: [
        [
          "1.2 1.3",
          "Er zijn zes particuliere maatschappijen, zes minors met elk één eigenaar en zonder aandelen, en acht maatschappijen met een vaste uitgiftekoers.",
        ],
        [
          "1.5 1.6 1.7",
          "Certificaten liggen op stapels, en alleen het bovenste is te koop. Particuliere maatschappijen, minors en certificaten van elke grootte tellen elk als één papier.",
        ],
        [
          "3.1 3.2",
          "Aandelenrondes en reeksen operatierondes wisselen elkaar af: één operatieronde, twee vanaf de eerste 3-trein, drie vanaf de eerste 5-trein.",
        ],
      ],
    },
    {
      number: "4",
      heading: "Startpakket",
      articles: [
        [
          "4.1",
          "Zolang er iets van het pakket over is, koop je een van de papieren of pas je; in aandelen wordt niet gehandeld.",
        ],
        [
          "4.2",
          "Te koop is de bovenste rij waarin nog iets ligt, en als daar één papier over is, ook het linker van de rij er vlak onder.",
        ],
        ["4.3", "Je betaalt de gedrukte prijs helemaal en met je eigen geld."],
        [
          "4.4 4.5 4.6",
          "Bij sommige papieren krijg je certificaten. Een minor begint meteen, met haar prijs als kas. Beieren heeft geen directeur voordat dat certificaat verkocht is; wie Leipzig-Dresden koopt, leidt Saksen.",
        ],
        [
          "4.8 4.9",
          "Past iedereen, dan volgen operatierondes en gaat de verkoop daarna verder. Is het laatste papier verkocht, dan gaat dezelfde aandelenronde met aandelen verder.",
        ],
      ],
    },
    {
      number: "5",
      heading: "Wanneer aandelen te koop zijn",
      articles: [
        [
          "5.1 5.2 5.3",
          "Eerst Beieren en Saksen. Zijn die uitverkocht, Baden; is Baden half verkocht, Württemberg, en zo ook Hessen; vier aandelen Pruisen met Badens directeur. Zijn die drie uitverkocht, Mecklenburg, dan Oldenburg.",
        ],
        ["5.5", "Het directeurscertificaat van een maatschappij wordt het eerst verkocht."],
      ],
    },
    {
      number: "6",
      heading: "Aandelenronde",
      articles: [
        [
          "6.1 6.2",
          "Hoogstens één aankoop en zoveel verkopen als je wilt, in elke volgorde. Een nieuw aandeel kost de uitgiftekoers, wat de markt ook zegt; is de maatschappij in bedrijf, dan krijgt zij het geld.",
        ],
        ["6.4", "Uit de pool betaal je de marktkoers."],
        [
          "6.5 6.6",
          "Wie 55 % heeft van een maatschappij in bedrijf, mag een ander er een certificaat van afnemen voor anderhalf keer de koers. Dat kun je niet weigeren.",
        ],
        ["6.7 6.8", "Wat je in deze ronde hebt verkocht, kun je er niet in kopen of afnemen."],
        [
          "6.9",
          "Je mag zoveel van een maatschappij hebben als je wilt. De papierlimiet groeit met één voor elke waarvan je al 80 % hebt.",
        ],
        [
          "6.10",
          "Boven de limiet moet je in je volgende beurt eerst verkopen. Particuliere maatschappijen en minors zijn niet te verkopen.",
        ],
        [
          "6.11 6.12",
          "Een verkoop van hoeveel aandelen ook van een maatschappij zet haar koers één rij omlaag, één keer.",
        ],
        ["6.13", "In de pool ligt hoogstens de helft van een maatschappij."],
        [
          "6.14",
          "Aandelen zijn te verkopen als de maatschappij een beurt heeft gehad; die van Pruisen zodra het open is.",
        ],
        ["6.15", "Certificaten worden voor een verkoop nooit gesplitst."],
        [
          "6.16",
          "Het directeurscertificaat is alleen te verkopen als een ander daarna meer heeft, en minstens zoveel als het draagt.",
        ],
        ["6.17", "Je kunt alleen aandelen verkopen die van jou zijn."],
        [
          "6.19 6.20",
          "De ronde eindigt als op rij niemand heeft gekocht; verkopen tellen niet. De startfiche gaat naar links van de laatste koper.",
        ],
        ["6.21", "Maatschappijen zonder aandeel op stapel en in de pool stijgen één rij."],
      ],
    },
    {
      number: "7",
      heading: "In bedrijf en directeuren",
      articles: [
        [
          "7.1 7.2 7.4",
          "Is de helft verkocht, dan gaat een maatschappij in bedrijf en krijgt ze haar uitgiftekoers voor elk verkocht tiende. Latere aandelen betalen in haar kas.",
        ],
        ["7.7 7.8", "Wie meer heeft dan de directeur, wordt meteen directeur."],
        [
          "7.9",
          "De oude directeur kiest welke certificaten van dezelfde grootte hij voor het directeurscertificaat krijgt.",
        ],
      ],
    },
    {
      number: "8",
      heading: "Operatieronde",
      articles: [
        [
          "8.1 8.3",
          "Vragen over Pruisen, dan betalen de particuliere maatschappijen, dan de minors op volgorde, dan de maatschappijen van de hoogste koers omlaag.",
        ],
        ["8.5", "Een beurt: bouwen, station, rijden, uitkeren, treinen kopen."],
        [
          "8.7",
          "Een minor legt één tegel, heeft alleen haar thuisstation, deelt haar opbrengst altijd en hoeft geen trein te hebben.",
        ],
        [
          "9.1",
          "Vóór de eerste 3-trein legt een maatschappij twee gele tegels, daarna legt of upgradet iedereen er één.",
        ],
        ["9.8", "Rivieren kosten 50, bergen 70, bij de eerste tegel op de hex."],
      ],
    },
    {
      number: "10",
      heading: "Stations",
      articles: [
        ["10.1 10.2", "Eén per beurt naast het thuisstation, dat er komt als de maatschappij in bedrijf gaat."],
        [
          "10.4 10.5",
          "Een station kost 20 per hex afstand van huis en heeft een route daarheen nodig die niet geblokkeerd is.",
        ],
        ["10.6", "Een maatschappij die nog niet in bedrijf is, houdt thuis een plaats."],
        [
          "10.7",
          "Het station van Baden staat zonder stad in L6 tot daar een tegel ligt; dan kiest Baden zijn stad. Tot dan zet niemand anders er een.",
        ],
      ],
    },
    {
      number: "11",
      heading: "Rijden",
      articles: [
        ["11.1 11.2", "Een n-trein doet n stops aan, dorpen tellen mee. Een n+n-trein neemt er n dorpen bij."],
        ["11.3 11.4", "Een route komt niet twee keer in Berlijn. Gebieden aan de rand zijn alleen eindpunten."],
        ["11.5", "Elzas-Lotharingen bestaat alleen in de groene fase; het bruine Hamburg doorkruisen kost 10."],
        ["11.7", "De directeur moet de hoogste opbrengst nemen."],
        [
          "12.1 12.2 12.3 12.4",
          "Minors delen. Maatschappijen keren alles uit of houden alles in: uitgekeerd zet de koers naar rechts, ingehouden of niets naar links. Aandelen in de pool betalen in de kas.",
        ],
      ],
    },
    {
      number: "13",
      heading: "Treinen",
      articles: [
        ["13.1", "De soorten komen na elkaar in de verkoop."],
        [
          "13.2",
          "Uit bank en pool voor de gedrukte prijs; van een andere maatschappij, vanaf de eerste 3-trein, voor elke afgesproken prijs.",
        ],
        [
          "13.3",
          "Limieten voor minors, maatschappijen en Pruisen: 2, 4, 4; vanaf de eerste 4-trein 1, 3, 4; vanaf de eerste 5-trein geen, 2, 3.",
        ],
        [
          "13.4 13.5",
          "Wat boven de limiet is, gaat naar de pool. Oude treinen roesten weg als de bijpassende nieuwe soort komt.",
        ],
        [
          "13.6",
          "Aan het eind van haar beurt moet een maatschappij een trein hebben, als bank of pool er een heeft. Een minor niet.",
        ],
        [
          "13.7",
          "Heeft de kas niet genoeg, dan betaalt de directeur de rest voor een trein naar keuze uit bank of pool, niet voor een van een andere maatschappij.",
        ],
        [
          "13.8",
          "Eerst met geld, dan door aandelen te verkopen, nooit meer dan nodig en nooit zo dat deze maatschappij van directeur wisselt.",
        ],
        [
          "13.9 13.10",
          "Wie ook dan niet kan betalen, is failliet en valt uit; de bank betaalt de rest, en de maatschappij is die haar schuldig.",
        ],
        ["13.11", "Tijdens een gedwongen aankoop kan er niets anders."],
      ],
    },
    {
      number: "14",
      heading: "Pruisen",
      articles: [
        [
          "14.1 14.2",
          "Vanaf de eerste 4-trein mag de eigenaar van M2 Pruisen openen, dan en aan het begin van elke ronde; met de eerste 4+4 opent het vanzelf.",
        ],
        [
          "14.3",
          "M2 wordt het directeurscertificaat; kas, treinen en station gaan over, en de bank betaalt 154 voor elk verkocht tiende.",
        ],
        [
          "14.4 14.5 14.6",
          "Dan en aan het begin van elke ronde mogen eigenaars de andere minors en de twee zwarte particuliere maatschappijen omruilen voor aandelen.",
        ],
        ["14.7", "Met de eerste 5-trein wordt al het overige omgeruild."],
        ["14.9", "Pruisen mag meer treinen overnemen dan het kan houden en staat er dan af."],
        [
          "14.10 14.11",
          "Geen papier brengt in één operatieronde twee keer geld op: Pruisen wacht als wat erin opging al een beurt had, en keert op zulke aandelen niets uit.",
        ],
      ],
    },
    {
      number: "16",
      heading: "Het einde",
      articles: [
        [
          "16.1 16.2",
          "De bank springt bij nul. Dan wordt de operatieronde uitgespeeld; gebeurt het in een aandelenronde, dan volgt nog één operatieronde.",
        ],
        ["16.3", "Geld en aandelen tegen marktkoers tellen."],
      ],
    },
    {
      number: "18",
      heading: "Wat particuliere maatschappijen kunnen",
      articles: [
        [
          "18.1",
          "De eigenaar gebruikt een kracht als directeur van een maatschappij in haar beurt. Het kost niets en komt erbij.",
        ],
        ["18.2", "Nürnberg-Fürth: een station in L14 zonder verbinding; dan sluit ze."],
        ["18.3", "Ostbayern: in elke operatieronde één gele tegel op M15 of M17, zonder verbinding en kosten."],
        [
          "18.4",
          "Pfalz: de groene tegel op L6, en daar een station zodra Baden zijn stad heeft; met het station sluit ze.",
        ],
        [
          "18.5 18.6 18.7",
          "Leipzig-Dresden sluit als Saksen een trein koopt. De zwarte gaan op in Pruisen. Alle andere sluiten met de eerste 5-trein.",
        ],
      ],
    },
  ],
};
