/** De regels van 1830, samengevat in het Nederlands. */
import type { RulesText } from "../../rules/text.ts";

export const rules: RulesText = {
  prefix: "1830",
  lead: "Twee tot zes geldschieters bouwen de spoorwegen in het noordoosten van Amerika en speculeren met hun aandelen. Treinen verouderen snel: wie de laatste betaalt, en met wiens geld, beslist het spel.",
  chapters: [
    {
      number: "1",
      heading: "Opzet",
      articles: [
        [
          "1.1 1.2",
          "De plaatsen worden geloot; de eerste heeft voorrang. De spelers beginnen samen met 2400, de bank met 9600.",
        ],
        [
          "1.3 1.4 1.5",
          "Er zijn zes particuliere maatschappijen en acht maatschappijen met tien aandelen: een directeurscertificaat van 20 % en acht van 10 %. Een maatschappij begint op 67, 71, 76, 82, 90 of 100.",
        ],
        [
          "1.6",
          "Eerst worden de particuliere maatschappijen geveild, daarna wisselen aandelenrondes en reeksen operatierondes elkaar af.",
        ],
      ],
    },
    {
      number: "2",
      heading: "Veiling van de particuliere maatschappijen",
      articles: [
        [
          "2.1 2.2",
          "De maatschappijen worden vanaf de goedkoopste verkocht. Geboden geld ligt vast tot die maatschappij verkocht is.",
        ],
        [
          "2.3",
          "In je beurt: (a) koop de goedkoopste voor haar prijs, (b) bied op een duurdere minstens 5 meer dan het hoogste bod of haar waarde, of (c) pas.",
        ],
        [
          "2.5",
          "Is de goedkoopste verkocht en liggen er biedingen op de volgende, dan wordt die meteen verkocht: aan één bieder voor zijn bod, anders in een biedstrijd.",
        ],
        ["2.6", "In een biedstrijd verhoogt de laagste met minstens 5 of haakt af, tot er één over is."],
        [
          "2.7 2.8",
          "Past iedereen voordat de goedkoopste verkocht is, dan wordt ze 5 goedkoper, en voor niets moet iemand haar nemen. Past later iedereen, dan betalen de verkochte hun opbrengst.",
        ],
        [
          "2.10 2.11",
          "Wat bij een maatschappij hoort, krijg je meteen. Aandelenronde 1 begint links van wie het laatst in zijn beurt de goedkoopste kocht.",
        ],
      ],
    },
    {
      number: "3",
      heading: "Particuliere maatschappijen",
      articles: [
        [
          "3.1",
          "Ze betalen aan het begin van elke operatieronde en houden hun hexen bezet zolang ze van een speler zijn.",
        ],
        [
          "3.2",
          "Maatschappijen kopen ze in fase 3 en 4, op elk moment van hun beurt, voor de helft tot het dubbele van de waarde; de particuliere B&O nooit.",
        ],
        [
          "3.3",
          "Spelers kopen ze vanaf aandelenronde 2 van elkaar, als aankoop van de beurt; de particuliere B&O nooit.",
        ],
        ["3.4", "Met CS legt een maatschappij die haar bezit één keer een extra tegel op B20, zonder verbinding."],
        [
          "3.5",
          "Met DH legt een maatschappij die haar bezit haar tegel van de beurt zonder verbinding op F16 en zet daar gratis een station. De berg wordt betaald.",
        ],
        [
          "3.6",
          "MH ruil je als speler voor een aandeel NYC, uit bank of pool, op elk moment van een aandelen- of operatieronde. Het is geen aankoop.",
        ],
        ["3.7", "Wie CA koopt, krijgt er een aandeel PRR bij."],
        [
          "3.8",
          "Wie de particuliere B&O koopt, krijgt het directeurscertificaat van B&O en bepaalt meteen de koers. De particuliere sluit als B&O haar eerste trein koopt.",
        ],
        ["3.9", "Met de eerste 5-trein sluiten ze allemaal."],
      ],
    },
    {
      number: "4",
      heading: "Aandelenronde",
      articles: [
        [
          "4.1",
          "Verkopen, hoogstens één certificaat kopen, weer verkopen. In de eerste aandelenronde mag niemand verkopen.",
        ],
        [
          "4.2 4.3",
          "Een directeurscertificaat kost tweemaal de koers die je bepaalt. Wat je in deze ronde hebt verkocht, kun je er niet in terugkopen.",
        ],
        [
          "4.4",
          "Je mag 60 % van een maatschappij hebben; in oranje en bruin meer. Certificaten in geel, oranje en bruin tellen niet voor de limiet.",
        ],
        ["4.5", "Van één maatschappij in bruin mag je in een beurt meerdere aandelen uit de pool kopen."],
        ["4.6", "In de pool ligt hoogstens de helft van een maatschappij."],
        [
          "4.8",
          "Aan de certificaatlimiet kun je niet kopen, ook niet als je als nieuwe directeur een certificaat zou sparen.",
        ],
        ["4.9", "Heeft iedereen gepast, dan stijgen maatschappijen waarvan alle aandelen bij spelers liggen één vak."],
      ],
    },
    {
      number: "5",
      heading: "Maatschappijen en koersen",
      articles: [
        [
          "5.1 5.2",
          "Is 60 % verkocht, dan krijgt een maatschappij meteen tienmaal haar uitgiftekoers en is ze vanaf de volgende operatieronde aan de beurt.",
        ],
        [
          "6.2",
          "Elk verkocht aandeel zet de koers één omlaag. Uitkeren zet hem naar rechts, niet uitkeren naar links.",
        ],
      ],
    },
    {
      number: "7",
      heading: "Operatieronde",
      articles: [
        ["7.1", "Eén operatieronde in fase 2, twee in fase 3 en 4, drie vanaf fase 5."],
        ["7.2 7.3", "Een beurt: spoor, station, rijden, dividend, treinen. Ze gaat ook door zonder trein of route."],
        [
          "8.1 8.2",
          "Eén tegel per beurt. Hexen met OO, B en NY nemen alleen tegels met dat teken; de eerste is groen.",
        ],
        ["8.3", "Bergen kosten 120, water 80."],
      ],
    },
    {
      number: "9",
      heading: "Stations",
      articles: [
        ["9.1 9.2", "Het thuisstation is gratis, het tweede kost 40, elk volgende 100."],
        [
          "9.3",
          "Niemand zet een station in E11 voordat ERIE er het hare heeft. Wordt er een tegel onder gelegd, dan zegt wie hem legt in welke van de twee steden ERIE staat.",
        ],
      ],
    },
    {
      number: "10",
      heading: "Treinen en fasen",
      articles: [
        [
          "10.1",
          "Treinen komen op volgorde; diesels zijn er naast de laatste 6-treinen. De eerste 4 laat alle 2's wegroesten, de eerste 6 alle 3's, de eerste diesel alle 4's.",
        ],
        ["10.2", "Een diesel is 300 goedkoper voor een eigen 4, 5 of 6."],
        ["10.3", "De treinlimiet is 4, vanaf fase 4 3, vanaf fase 5 2. De kleinere geldt meteen na de aankoop."],
        ["10.4", "Gebieden aan de rand zijn vanaf de eerste 5-trein meer waard."],
        [
          "11.1 11.3",
          "Dorpen tellen als stops. Een diesel rijdt zo ver als hij wil. Twee steden op één tegel zijn twee stops.",
        ],
      ],
    },
    {
      number: "12",
      heading: "Verplichte treinen",
      articles: [
        [
          "12.1 12.2",
          "Een maatschappij met een route en zonder trein moet er een kopen. Heeft de kas genoeg voor een trein, dan kiest ze vrij.",
        ],
        [
          "12.3",
          "Zo niet, dan legt de directeur bij wat ontbreekt voor de goedkoopste trein uit bank en pool, en voor geen andere daar.",
        ],
        ["12.4", "In plaats daarvan mag hij helpen kopen van een andere maatschappij, tot de gedrukte prijs."],
        ["12.5 12.7", "Eerst geld, dan aandelen, en alleen voor deze ene trein."],
        ["12.8", "Is ook dat niet genoeg, dan mag de directeur zich failliet verklaren en is het spel meteen uit."],
      ],
    },
    {
      number: "13",
      heading: "Het einde",
      articles: [
        [
          "13.1 13.2",
          "Springt de bank, dan wordt de reeks operatierondes uitgespeeld; gebeurt het in een aandelenronde, dan volgt nog de reeks erna. Een faillissement beëindigt het spel meteen.",
        ],
        ["13.3", "Geld, aandelen tegen marktkoers en de waarde van open particuliere maatschappijen tellen."],
      ],
    },
  ],
};
