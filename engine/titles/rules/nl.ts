/** De regels die alle titels delen, samengevat in het Nederlands. */
import type { RulesText } from "./text.ts";

export const rules: RulesText = {
  prefix: "C",
  lead: "Spelers steken geld in spoorwegmaatschappijen, leiden die als directeur en willen aan het eind zelf het meeste geld hebben. Wat van een maatschappij is, blijft van de maatschappij. De eigen regels van de titel gaan voor.",
  chapters: [
    {
      number: "1",
      heading: "Begrippen",
      articles: [
        [
          "1.5 1.6",
          "Links betekent: de volgende plaats aan tafel. De directeur beslist alles voor zijn maatschappij, de eigenaar van een particuliere maatschappij over die maatschappij.",
        ],
        [
          "1.7 1.9",
          "Een zet wordt helemaal uitgevoerd of helemaal geweigerd. Wat meteen gebeurt, gebeurt voordat iemand iets anders beslist.",
        ],
        [
          "1.11",
          "In de bank liggen het geld en de aandelen die nog nooit verkocht zijn. In de pool liggen teruggegeven aandelen en treinen. Een stop is een stad, een dorp of een gebied aan de rand. Een station is de fiche van een maatschappij in een stad.",
        ],
      ],
    },
    {
      number: "2",
      heading: "Kaart en tegels",
      articles: [
        [
          "2.3 2.4",
          "Op witte hexen komen gele tegels, op gele groene, dan bruine, dan grijze. Op gedrukte grijze, rode en blauwe hexen komt er nooit een. Geen spoor mag van de kaart af, over een gesloten grens of tegen een lege kant van een gedrukte hex lopen.",
        ],
        ["2.5", "Terrein betaal je één keer: wie de eerste tegel op de hex legt."],
        ["3.3", "De voorraad is beperkt; een vervangen tegel gaat erin terug."],
        [
          "3.5 3.6 3.7 3.8",
          "Een upgrade gaat precies één kleur verder, houdt al het oude spoor en de letter, en heeft evenveel dorpen en steden; alleen een hex met een letter mag van aantal steden veranderen. Stations blijven waar hun spoor doorloopt.",
        ],
      ],
    },
    {
      number: "4",
      heading: "Verbindingen",
      articles: [
        [
          "4.1",
          "Een maatschappij bereikt alles waar vanaf haar stations spoor naartoe loopt: zo ver als je wilt, zonder keren, zonder een hexzijde twee keer te gebruiken en nooit door een gebied aan de rand heen.",
        ],
        [
          "4.2",
          "Een stad waarvan anderen alle plaatsen bezetten, wordt bereikt maar niet doorkruist. Een lege plaats, ook een gereserveerde, houdt haar open.",
        ],
        ["4.4", "Een hexzijde is bereikt als daar bereikt spoor eindigt, of als er een eigen station in de hex staat."],
      ],
    },
    {
      number: "5",
      heading: "Spoor leggen",
      articles: [
        [
          "5.1",
          "In haar beurt mag een maatschappij één nieuwe tegel leggen of er één upgraden, tenzij de titel meer toestaat. Ze hoeft nooit.",
        ],
        [
          "5.2",
          "Gecontroleerd wordt in deze volgorde: (a) er mag nog gelegd worden; (b) de hex neemt tegels aan; (c) geen particuliere maatschappij houdt hem bezet; (d) de kleur is in het spel; (e) het gaat één kleur verder; (f) letter, dorpen en steden passen; (g) er is een tegel over; (h) geen spoor komt tegen een gesloten kant; (i) oud spoor blijft; (j) de tegel is aangesloten; (k) aan de eigen regel van de titel is voldaan; (l) de kas kan betalen.",
        ],
        [
          "5.3 5.4",
          "Minstens één kant met spoor moet bereikt zijn voordat je legt. Of het nieuwe spoor zelf te gebruiken is, maakt niet uit, zolang iets op de tegel te gebruiken is; zo spelen alle titels hier.",
        ],
        ["5.5", "Terrein en dergelijke betaalt de kas aan de bank voordat de tegel ligt."],
      ],
    },
    {
      number: "6",
      heading: "Stations",
      articles: [
        [
          "6.1 6.2",
          "Stations worden geplaatst in de volgorde van hun prijzen. Het thuisstation is gratis en heeft geen verbinding nodig.",
        ],
        [
          "6.3 6.4",
          "Tot het er staat is zijn plaats gereserveerd: anderen kunnen hem niet nemen, maar hij blokkeert geen route.",
        ],
        [
          "6.5",
          "In elke beurt mag er één station bij: (a) één per beurt; (b) er is een fiche over; (c) het is een stad; (d) ze is bereikt; (e) er staat in die hex geen ander van de maatschappij; (f) er is een plaats vrij die niet voor een ander is gereserveerd; (g) de kas kan betalen.",
        ],
        [
          "6.8 6.9",
          "Brengt een tegel meerdere steden in een hex waar een station zonder spoor staat, dan wordt meteen gekozen bij welke het hoort; wie kiest, zegt de titel.",
        ],
      ],
    },
    {
      number: "7",
      heading: "Treinen",
      articles: [
        [
          "7.1 7.2",
          "De bank verkoopt de eerste trein van haar rij en die waarvan de kaart het zegt. Teruggegeven treinen verkoopt de pool voor de gedrukte prijs.",
        ],
        [
          "7.4",
          "Elke fase stelt een limiet. Aan de limiet kun je niet kopen; inruilen kan wel, omdat er eerst een trein weggaat.",
        ],
        ["7.5", "Bank en pool nemen precies de gedrukte prijs, uit de kas."],
        [
          "7.6",
          "Van een andere maatschappij koop je in de beurt van de koper, voor elke prijs vanaf 1 die de kas heeft, als de directeur van de verkoper ermee instemt.",
        ],
        [
          "7.7",
          "Na een aankoop volgt meteen: betalen, de nieuwe fase, treinen die wegroesten, treinen boven de nieuwe limiet.",
        ],
        [
          "7.8",
          "Waar een kaart het aanbiedt, ruil je een oudere trein in voor een lagere prijs. De directeur mag daarbij niet helpen.",
        ],
        [
          "7.9",
          "Wie boven de limiet zit, kiest welke treinen weggaan; ze gaan zonder betaling naar de pool. Anders mag niemand treinen afstaan.",
        ],
      ],
    },
    {
      number: "8",
      heading: "Routes",
      articles: [
        ["8.1", "Elke trein rijdt hoogstens één route; hij mag ook stilstaan."],
        [
          "8.2",
          "Een route (a) is één lijn zonder keren, (b) verbindt minstens twee stops, (c) telt elke stop onderweg en niet meer dan de trein toelaat, (d) gebruikt geen stop twee keer, (e) eindigt bij gebieden aan de rand en volle steden, (f) heeft hoogstens één hex van elk zo'n gebied en (g) doet een station van de maatschappij aan.",
        ],
        [
          "8.3",
          "Geen spoor wordt in een beurt twee keer gebruikt. Stops delen mag, ook twee sporen van één tegel die elkaar niet raken.",
        ],
        [
          "8.6",
          "Elke geldige keuze van routes telt, tenzij de titel de beste eist. De pagina stelt de beste voor die ze vindt.",
        ],
      ],
    },
    {
      number: "9",
      heading: "Opbrengst",
      articles: [
        [
          "9.1 9.2",
          "Een route brengt de som van haar stops op. Het geld is er pas als het is uitgekeerd of ingehouden.",
        ],
        [
          "9.3 9.4",
          "Of alles wordt uitgekeerd, een deel per aandeel, of alles gaat naar de kas. Aandelen die nog in de bank liggen krijgen niets.",
        ],
        ["9.5 9.6", "Uitkeren zet de koers naar rechts, inhouden of geen opbrengst naar links."],
      ],
    },
    {
      number: "10",
      heading: "Fasen",
      articles: [
        [
          "10.1 10.2 10.3",
          "De eerste trein van een soort die de bank verkoopt, begint een fase: kleuren, limieten, waarden en wat particuliere maatschappijen mogen, veranderen meteen. Gebruikte treinen beginnen er geen.",
        ],
      ],
    },
    {
      number: "11",
      heading: "Koersen",
      articles: [
        [
          "11.2 11.3",
          "Aan het rechtereind van een rij wordt een stap naar rechts een stap omhoog, aan het linkereind een stap naar links een stap omlaag. Een stap die nergens heen leidt, vervalt.",
        ],
        [
          "11.4 11.6",
          "Maatschappijen zijn van de hoogste koers omlaag aan de beurt, bij gelijke koers die verder naar rechts, dan die bovenop ligt. Wie op een vak aankomt, gaat onderop.",
        ],
      ],
    },
    {
      number: "12",
      heading: "Aandelen en directeuren",
      articles: [
        [
          "12.2 12.3",
          "Eerst wordt het directeurscertificaat gekocht; de koper bepaalt de uitgiftekoers. Aandelen uit de bank kosten die koers, alle andere de marktkoers.",
        ],
        [
          "12.4",
          "Zijn er genoeg aandelen verkocht, dan gaat de maatschappij in bedrijf: ze krijgt haar kapitaal en is vanaf de volgende operatieronde aan de beurt.",
        ],
        [
          "12.5 12.6",
          "Wie meer heeft dan de directeur, wordt meteen directeur en geeft er gewone certificaten voor. Gelijk verandert niets.",
        ],
        [
          "12.7",
          "Het directeurscertificaat gaat nooit naar de pool. Om zo ver te verkopen moet een ander genoeg hebben om het over te nemen.",
        ],
        [
          "12.9 12.10",
          "Er is een limiet aan de certificaten van een speler, en aan het deel dat hij van één maatschappij mag hebben.",
        ],
        [
          "12.11",
          "Wie boven een limiet zit, moet in zijn volgende aandelenbeurt eerst verkopen, als er iets te verkopen valt.",
        ],
      ],
    },
    {
      number: "13",
      heading: "Aandelenronde",
      articles: [
        ["13.1", "Wie voorrang heeft, begint. Een beurt is passen, of verkopen en hoogstens één aankoop."],
        [
          "13.2",
          "Een aankoop: (a) één per beurt; (b) niet van een maatschappij waarvan je in deze ronde hebt verkocht; (c) wat te koop is, het directeurscertificaat eerst; (d) bezitslimiet; (e) certificaatlimiet; (f) geld.",
        ],
        [
          "13.3 13.4",
          "Je verkoopt voor de koers van vóór de verkoop; daarna gaat de fiche omlaag. In sommige rondes mag je niet verkopen, en een maatschappij zonder koers is niet te verkopen.",
        ],
        [
          "13.5 13.6",
          "Wie heeft gekocht of verkocht, beëindigt zijn beurt; dat is geen passen. Een beurt waarin niets meer kan, eindigt vanzelf.",
        ],
        [
          "13.7 13.8",
          "De ronde eindigt als iedereen na elkaar heeft gepast. De voorrang gaat naar wie links zit van de laatste die iets deed.",
        ],
        ["13.9", "Daarna stijgen maatschappijen waarvan alle aandelen bij spelers liggen."],
      ],
    },
    {
      number: "14",
      heading: "Operatieronde",
      articles: [
        ["14.1", "Eerst betaalt elke particuliere maatschappij haar eigenaar."],
        [
          "14.2 14.3",
          "Dan is elke maatschappij in bedrijf één keer aan de beurt, in volgorde van koers. Hoeveel operatierondes volgen, staat vast als de aandelenronde eindigt.",
        ],
        [
          "14.4 14.5",
          "Een beurt: thuisstation, spoor, station, rijden, dividend, treinen, in deze volgorde. Krediet is er niet.",
        ],
        [
          "14.6",
          "Particuliere maatschappijen koopt en gebruikt een maatschappij in haar eigen beurt, waar de titel het toestaat.",
        ],
      ],
    },
    {
      number: "15",
      heading: "Verplichte treinen",
      articles: [
        [
          "15.1 15.2",
          "Een maatschappij zonder trein moet er een kopen, in sommige titels alleen als ze een route heeft. Zolang de kas genoeg heeft, kiest ze vrij.",
        ],
        [
          "15.3 15.4",
          "De directeur helpt alleen zolang de plicht bestaat, voor één trein, na de hele kas, met geld en dan door aandelen te verkopen waar de titel het toestaat.",
        ],
        [
          "15.5 15.6",
          "Noodverkopen: (a) alleen als kas en geld tekortschieten; (b) nooit zo dat deze maatschappij van directeur wisselt; (c) nooit meer dan nodig.",
        ],
        ["15.7", "Je mag je alleen failliet verklaren als dat alles niet genoeg is."],
      ],
    },
    {
      number: "16",
      heading: "Particuliere maatschappijen",
      articles: [
        [
          "16.1 16.2 16.3",
          "Ze betalen in elke operatieronde. Een gesloten maatschappij is met alles wat ze kon uit het spel.",
        ],
        [
          "16.4",
          "Zolang ze van een speler is, bouwt niemand op haar hexen; is ze van een maatschappij of gesloten, dan houdt ze niets bezet.",
        ],
        [
          "16.5 16.6",
          "Waar de titel het toestaat, koopt een maatschappij er een van een speler die instemt. Bij een speler telt ze als certificaat, bij een maatschappij niet.",
        ],
      ],
    },
    {
      number: "17",
      heading: "Het einde",
      articles: [
        ["17.1 17.2 17.3", "Wat het spel beëindigt, zegt de titel. Een gesprongen bank betaalt tot dan op krediet."],
        [
          "17.4 17.5",
          "Een speler is waard: geld, aandelen tegen marktkoers en wat de titel erbij telt. De meeste waarde wint; gelijken delen de plaats.",
        ],
        ["17.6", "Na het einde kun je alleen nog berichten sturen."],
      ],
    },
    {
      number: "18",
      heading: "Geld",
      articles: [["18.1 18.2", "Alleen de bank mag onder nul. Alle bedragen zijn openbaar."]],
    },
    {
      number: "20",
      heading: "Spelen per mail",
      articles: [
        [
          "20.3",
          "Je beslist alleen als het spel je iets vraagt. Wordt het aan meerderen gevraagd, dan antwoordt ieder voor zich.",
        ],
        ["20.4", "Waar de regels geen keus laten, gaat het spel vanzelf verder."],
        [
          "20.6",
          "Een verkoop tussen twee spelers is een bod tot de ander het aanneemt of weigert; tot dan kun je het intrekken.",
        ],
      ],
    },
  ],
};
