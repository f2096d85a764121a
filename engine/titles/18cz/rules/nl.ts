/** De regels van 18CZ, samengevat in het Nederlands. */
import type { RulesText } from "../../rules/text.ts";

export const rules: RulesText = {
  prefix: "18CZ",
  lead: "Twee tot zes spelers bouwen de spoorwegen van de Tsjechische landen met kleine, middelgrote en grote maatschappijen, waarvan de grotere de kleinere overnemen. Het spel duurt altijd dertien operatierondes.",
  chapters: [
    {
      number: "0",
      heading: "Groottes en begrippen",
      articles: [
        ["0.1", "Geld is in K. De bank raakt nooit leeg."],
        [
          "0.2",
          "Een kleine maatschappij heeft 4 delen van 25 %, een middelgrote 5 van 20 %, een grote 10 van 10 %; het directeurscertificaat draagt 2 delen. Een koers is de prijs van één deel.",
        ],
        [
          "0.4 0.5",
          "Er zijn 18 lokaalspoorwegen, S, M en L, met opbrengsten van 5, 10 en 20. Verkochte aandelen gaan terug naar de bank en zijn daar voor de huidige koers te koop.",
        ],
      ],
    },
    {
      number: "2",
      heading: "Verloop",
      articles: [
        [
          "2.1 2.4",
          "Een voorronde, dan 8 reeksen van één aandelenronde en 1, 1, 1, 1, 2, 2, 2, 3 operatierondes. Na de laatste is het spel uit.",
        ],
        ["2.2", "De prijs van lokaalspoorwegen stijgt van 40 tot 120, met elke operatieronde een stap."],
        ["2.3", "Na elke reeks behalve de laatste gaat de bovenste trein van de stapel uit het spel."],
      ],
    },
    {
      number: "3",
      heading: "Voorronde",
      articles: [
        ["3.1 3.2", "Heen en terug rond de tafel koopt ieder een lokaalspoorweg voor de gedrukte prijs, of past."],
        [
          "3.3 3.4",
          "Ze eindigt als alles verkocht is of iedereen sinds de laatste aankoop heeft gepast. Wat over is, gaat uit het spel.",
        ],
      ],
    },
    {
      number: "4",
      heading: "Aandelenronde",
      articles: [
        [
          "4.1 4.2",
          "In de eerste begint wie het minste geld heeft, later wie aan het eind van de vorige aandelenronde het meeste had.",
        ],
        ["4.3", "Eerst verkopen, dan hoogstens één aankoop; die beëindigt de beurt."],
        [
          "4.4",
          "Een certificaat kost zijn delen keer de huidige koers. Je kunt niet kopen wat je in deze ronde hebt verkocht, en niet zolang je de bank geld schuldig bent.",
        ],
        [
          "4.5",
          "Om een maatschappij op te richten kies je een koers van haar grootte en betaal je het dubbele. Middelgrote komen met de eerste b-trein, grote met de eerste d.",
        ],
        [
          "4.6",
          "Een verkoop van hoeveel certificaten ook laat de koers één vak zakken, één keer. In de eerste aandelenronde mag niemand verkopen.",
        ],
        [
          "4.7",
          "Het directeurscertificaat is alleen te verkopen voor zover een ander genoeg heeft om het over te nemen.",
        ],
        ["4.8", "Wie dan het meest heeft, en genoeg, wordt meteen directeur."],
        [
          "4.9",
          "Certificaten en lokaalspoorwegen van een speler tellen voor de limiet. Erboven moet je eerst verkopen.",
        ],
        ["4.10", "Je mag 75 % van een kleine maatschappij hebben, 60 % van de andere."],
        [
          "4.11",
          "Ze gaat in bedrijf als spelers de helft hebben, bij een middelgrote 60 %, en krijgt haar uitgiftekoers voor alle delen ineens.",
        ],
        ["4.12 4.13", "Heeft iedereen gepast, dan stijgen maatschappijen die helemaal van spelers zijn één vak."],
      ],
    },
    {
      number: "5",
      heading: "Koersen",
      articles: [
        [
          "5.1 5.2 5.3 5.4",
          "De vakken liggen in twee rijen. Uitkeren en niet uitkeren gaan langs een rij; verkopen en uitverkochte aandelen gaan naar de volgende prijs in de andere.",
        ],
        ["5.5", "Uitgekeerd: één vak naar rechts, een grote twee. Niet uitgekeerd: één naar links."],
      ],
    },
    {
      number: "6",
      heading: "Operatieronde",
      articles: [
        [
          "6.1",
          "De prijs van lokaalspoorwegen stijgt, lokaalspoorwegen betalen, en de volgorde staat vast voor de hele ronde, hoogste koers eerst.",
        ],
        ["6.2", "Een beurt: thuisstation, spoor, station, rijden, uitkeren of inhouden, overnemen, treinen kopen."],
        [
          "6.3",
          "Op elk moment van haar beurt mag een maatschappij lokaalspoorwegen kopen, gebruiken en aan de bank verkopen.",
        ],
      ],
    },
    {
      number: "7",
      heading: "Thuis",
      articles: [
        [
          "7.1 7.2 7.3",
          "Kleine en middelgrote krijgen een gratis station in hun thuisstad. ATE kiest een van twee; komt daar een tegel, dan zet wie hem legt de stations opnieuw.",
        ],
        [
          "7.4 7.5",
          "Een grote kiest eerst een van twee rode hexen, legt daar haar rode tegel en zet haar station erop.",
        ],
      ],
    },
    {
      number: "8",
      heading: "Spoor",
      articles: [
        [
          "8.1",
          "Eén gele tegel of één upgrade. In haar eerste beurt mag een maatschappij in plaats daarvan twee gele leggen.",
        ],
        [
          "8.2 8.3",
          "Groen begint met d, bruin met g, grijs met i. Een upgrade hoeft alleen aangesloten te zijn, niet zijn nieuwe spoor te gebruiken.",
        ],
        ["8.4", "Rivieren kosten 10, heuvels 20, bergen 40, bij de eerste tegel."],
        ["8.5", "De tegel van Praha geldt als gele; tegels ernaast moeten op zijn spoor aansluiten."],
        ["8.6 8.7", "Y, OO en P moeten kloppen. Tegels met paarse rand leg je alleen met een lokaalspoorweg."],
      ],
    },
    {
      number: "9",
      heading: "Lokaalspoorwegen",
      articles: [
        [
          "9.1 9.2",
          "Vanaf fase b koopt een maatschappij ze van een speler voor 1 K tot de huidige prijs: kleine S, middelgrote S en M, grote alle. De verkoper moet instemmen.",
        ],
        ["9.3", "Ze blijven hun maatschappij betalen."],
        [
          "9.4",
          "Elk werkt één keer: of het terrein van één tegel is gratis, voor zover haar grootte het dekt, of een extra upgrade met een paarse tegel.",
        ],
        ["9.6", "Een maatschappij mag er een voor de huidige prijs aan de bank verkopen."],
      ],
    },
    {
      number: "10",
      heading: "Stations",
      articles: [
        ["10.1 10.2 10.3", "Eén per beurt: het eerste voor 40, andere voor 100. Na een overname kost elk 100."],
        ["10.4", "Het huis van een maatschappij blijft voor haar vrij."],
      ],
    },
    {
      number: "11",
      heading: "Treinen en routes",
      articles: [
        ["11.1", "Een maatschappij rijdt alleen met treinen van haar eigen grootte; kleinere mag ze hebben."],
        [
          "11.2 11.3 11.4",
          "n: hoogstens n plaatsen. n+n: hoogstens 2n, waarvan n steden. nE: hoogstens n steden, en dorpen naar keuze, samen n plaatsen.",
        ],
        [
          "11.5 11.6",
          "Maar één stad van Praha per route. De route van een grote naar haar rode tegel is 50 meer waard.",
        ],
        [
          "12.1 12.2 12.3",
          "Alles wordt uitgekeerd, per speler naar boven afgerond, of alles ingehouden. Aandelen in de bank krijgen niets.",
        ],
      ],
    },
    {
      number: "13",
      heading: "Overnames",
      articles: [
        [
          "13.1",
          "Na het uitkeren mag een middelgrote maatschappij kleine overnemen, een grote beide, als ze in bedrijf zijn.",
        ],
        ["13.2", "Voor de helft tot anderhalf keer de huidige koers per deel."],
        ["13.3", "Een andere directeur moet instemmen."],
        ["13.4", "Alleen de kas van de koper betaalt de spelers, voordat ze iets krijgt."],
        [
          "13.5 13.6",
          "Kas, lokaalspoorwegen, treinen en stations gaan over. Stations die er nog niet staan, kosten 100.",
        ],
        ["13.7", "Hebben beide een station in één hex, dan gaat er een terug."],
        [
          "13.8",
          "Elke trein wordt gehouden, voor het prijsverschil naar de grootte van de koper gedraaid, of gesloopt.",
        ],
        ["13.9", "De overgenomen maatschappij is uit het spel."],
      ],
    },
    {
      number: "14",
      heading: "Treinen kopen",
      articles: [
        [
          "14.1 14.2",
          "Van de stapel, uit de pool of van een andere maatschappij; de kant van de kaart kies je bij de aankoop. Alleen kanten die ze mag hebben en die niet verroest zijn.",
        ],
        [
          "14.3",
          "De limiet hangt af van fase en grootte. De laatste vrije plaats is voor een trein van haar eigen grootte, als ze die niet heeft.",
        ],
        [
          "14.4",
          "Van een andere maatschappij vanaf fase b, voor 1 K en meer, als haar directeur instemt; zonder geld van een speler.",
        ],
        ["14.6", "Aan het eind van haar beurt moet een maatschappij een trein van haar eigen grootte hebben."],
        ["14.7", "Een kleinere is niet genoeg."],
      ],
    },
    {
      number: "15",
      heading: "Fasen en roest",
      articles: [
        ["15.1 15.2", "De eerste kaart van een letter opent haar fase, gekocht of geëxporteerd."],
        [
          "15.3 15.4 15.5",
          "Treinen roesten alleen door latere van hun eigen grootte; een export telt voor alle groottes op de kaart.",
        ],
        ["15.7", "Wie boven de limiet zit, staat meteen treinen af."],
      ],
    },
    {
      number: "16",
      heading: "Noodgeld",
      articles: [
        ["16.1", "Alleen voor de verplichte trein, van stapel of pool, in de grootte van de maatschappij."],
        ["16.2", "Eerst de kas, dan het geld van de directeur, dan een lening. Er wordt niets voor verkocht."],
        ["16.4", "Na hulp koopt ze in deze beurt geen trein meer."],
        ["16.5", "Een lening kost aan het eind nog eens zoveel."],
        ["16.6 16.7", "Niemand gaat failliet, maar wie schulden heeft, koopt geen aandelen."],
        ["16.8", "Terugbetalen gaat in een aandelenbeurt vóór de aankoop."],
      ],
    },
    {
      number: "17",
      heading: "Telling en twee spelers",
      articles: [
        ["17.1", "Geld, aandelen tegen hun koers, 120 per lokaalspoorweg; schulden en hun toeslag gaan eraf."],
        [
          "18.1 18.2 18.3",
          "Met twee speel je alleen Bohemen. Een derde, Václav, heeft drie maatschappijen die de twee om beurten leiden.",
        ],
      ],
    },
  ],
};
