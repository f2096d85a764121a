/** Die Regeln von 18CZ, auf Deutsch zusammengefasst. */
import type { RulesText } from "../../rules/text.ts";

export const rules: RulesText = {
  prefix: "18CZ",
  lead: "Zwei bis sechs Spieler bauen die Bahnen der böhmischen Länder mit kleinen, mittleren und großen Gesellschaften, von denen die größeren die kleineren übernehmen. Das Spiel dauert immer dreizehn Betriebsrunden.",
  chapters: [
    {
      number: "0",
      heading: "Größen und Begriffe",
      articles: [
        ["0.1", "Geld ist in K. Die Bank geht nie aus."],
        [
          "0.2",
          "Eine kleine Gesellschaft hat 4 Teile zu 25 %, eine mittlere 5 zu 20 %, eine große 10 zu 10 %; die Direktorenaktie trägt 2 Teile. Ein Kurs ist der Preis eines Teils.",
        ],
        [
          "0.4 0.5",
          "Es gibt 18 Lokalbahnen, S, M und L, mit Erträgen von 5, 10 und 20. Verkaufte Aktien gehen an die Bank zurück und sind dort zum jetzigen Kurs zu haben.",
        ],
      ],
    },
    {
      number: "2",
      heading: "Ablauf",
      articles: [
        [
          "2.1 2.4",
          "Eine Auswahl, dann 8 Sätze aus einer Aktienrunde und 1, 1, 1, 1, 2, 2, 2, 3 Betriebsrunden. Nach der letzten ist das Spiel aus.",
        ],
        ["2.2", "Der Preis der Lokalbahnen steigt von 40 bis 120, mit jeder Betriebsrunde eine Stufe."],
        ["2.3", "Nach jedem Satz außer dem letzten verlässt die oberste Lok des Stapels das Spiel."],
      ],
    },
    {
      number: "3",
      heading: "Auswahl der Lokalbahnen",
      articles: [
        ["3.1 3.2", "Hin und zurück um den Tisch kauft jeder eine Lokalbahn zum aufgedruckten Preis oder passt."],
        [
          "3.3 3.4",
          "Sie endet, wenn alle verkauft sind oder seit dem letzten Kauf alle gepasst haben. Was übrig ist, ist aus dem Spiel.",
        ],
      ],
    },
    {
      number: "4",
      heading: "Aktienrunde",
      articles: [
        [
          "4.1 4.2",
          "In der ersten beginnt, wer am wenigsten Bargeld hat, später, wer am Ende der vorigen Aktienrunde am meisten hatte.",
        ],
        ["4.3", "Zuerst Verkäufe, dann höchstens ein Kauf; er beendet den Zug."],
        [
          "4.4",
          "Ein Zertifikat kostet seine Teile mal den jetzigen Kurs. Du kannst nicht kaufen, was du in dieser Runde verkauft hast, und nicht, solange du der Bank Geld schuldest.",
        ],
        [
          "4.5",
          "Um eine Gesellschaft zu gründen, wähle einen Kurs ihrer Größe und zahle das Doppelte. Mittlere gibt es ab der ersten b-Lok, große ab der ersten d-Lok.",
        ],
        [
          "4.6",
          "Ein Verkauf beliebig vieler Zertifikate senkt den Kurs um ein Feld, einmal. In der ersten Aktienrunde darf niemand verkaufen.",
        ],
        ["4.7", "Die Direktorenaktie ist nur so weit zu verkaufen, wie ein anderer genug hat, um sie zu übernehmen."],
        ["4.8", "Wer dann am meisten hat, und genug, wird sofort Direktor."],
        ["4.9", "Zertifikate und Lokalbahnen eines Spielers zählen für das Limit. Darüber musst du zuerst verkaufen."],
        ["4.10", "Du darfst 75 % einer kleinen Gesellschaft haben, 60 % der anderen."],
        [
          "4.11",
          "Sie geht in Betrieb, wenn Spieler die Hälfte haben, bei einer mittleren 60 %, und bekommt ihren Ausgabekurs für alle Teile auf einmal.",
        ],
        ["4.12 4.13", "Haben alle gepasst, steigen Gesellschaften um eins, die ganz den Spielern gehören."],
      ],
    },
    {
      number: "5",
      heading: "Kurstafel",
      articles: [
        [
          "5.1 5.2 5.3 5.4",
          "Die Felder liegen in zwei Reihen. Ausschütten und nicht ausschütten rücken in einer Reihe; Verkäufe und ausverkaufte Aktien rücken zum nächsten Preis in der anderen.",
        ],
        ["5.5", "Ausgeschüttet: ein Feld nach rechts, eine große zwei. Nicht ausgeschüttet: eines nach links."],
      ],
    },
    {
      number: "6",
      heading: "Betriebsrunde",
      articles: [
        [
          "6.1",
          "Der Preis der Lokalbahnen steigt, Lokalbahnen zahlen, und die Reihenfolge steht für die ganze Runde fest, höchster Kurs zuerst.",
        ],
        [
          "6.2",
          "Ein Zug: Heimatbahnhof, Strecke, Bahnhof, fahren, ausschütten oder behalten, übernehmen, Loks kaufen.",
        ],
        [
          "6.3",
          "Jederzeit in ihrem Zug darf eine Gesellschaft Lokalbahnen kaufen, einsetzen und an die Bank verkaufen.",
        ],
      ],
    },
    {
      number: "7",
      heading: "Heimat",
      articles: [
        [
          "7.1 7.2 7.3",
          "Kleine und mittlere bekommen einen kostenlosen Bahnhof in ihrer Heimatstadt. Die ATE wählt eine von zweien; kommt ein Plättchen dorthin, setzt der, der es legt, die Bahnhöfe neu.",
        ],
        [
          "7.4 7.5",
          "Eine große wählt zuerst eines von zwei roten Feldern, legt dort ihr rotes Plättchen und setzt ihren Bahnhof darauf.",
        ],
      ],
    },
    {
      number: "8",
      heading: "Strecke",
      articles: [
        [
          "8.1",
          "Ein gelbes Plättchen oder eine Aufwertung. In ihrem ersten Zug darf eine Gesellschaft stattdessen zwei gelbe legen.",
        ],
        [
          "8.2 8.3",
          "Grün beginnt mit d, Braun mit g, Grau mit i. Eine Aufwertung muss nur angeschlossen sein, nicht ihr neues Gleis nutzen.",
        ],
        ["8.4", "Flüsse kosten 10, Hügel 20, Berge 40, beim ersten Plättchen."],
        ["8.5", "Das Plättchen von Praha gilt als gelbes; Nachbarn müssen sein Gleis aufnehmen."],
        ["8.6 8.7", "Y, OO und P müssen passen. Plättchen mit violettem Rand legt man nur mit einer Lokalbahn."],
      ],
    },
    {
      number: "9",
      heading: "Lokalbahnen",
      articles: [
        [
          "9.1 9.2",
          "Ab Phase b kauft eine Gesellschaft sie von einem Spieler für 1 K bis zum jetzigen Preis: kleine S, mittlere S und M, große alle. Der Verkäufer muss zustimmen.",
        ],
        ["9.3", "Sie zahlen ihrer Gesellschaft immer weiter."],
        [
          "9.4",
          "Jede wirkt einmal: entweder ist das Gelände eines Plättchens kostenlos, so weit ihre Größe reicht, oder eine zusätzliche Aufwertung mit violettem Plättchen.",
        ],
        ["9.6", "Eine Gesellschaft darf sie zum jetzigen Preis an die Bank verkaufen."],
      ],
    },
    {
      number: "10",
      heading: "Bahnhöfe",
      articles: [
        ["10.1 10.2 10.3", "Einer je Zug: der erste für 40, andere für 100. Nach einer Übernahme kostet jeder 100."],
        ["10.4", "Die Heimat einer Gesellschaft bleibt für sie frei."],
      ],
    },
    {
      number: "11",
      heading: "Loks und Strecken",
      articles: [
        ["11.1", "Eine Gesellschaft fährt nur Loks ihrer Größe; kleinere darf sie besitzen."],
        [
          "11.2 11.3 11.4",
          "n: höchstens n Halte. n+n: höchstens 2n, davon n Städte. nE: höchstens n Städte und Orte nach Wahl, zusammen n Halte.",
        ],
        [
          "11.5 11.6",
          "Nur eine Stadt Prahas je Strecke. Die Strecke einer großen zu ihrem roten Plättchen bringt 50 mehr.",
        ],
        [
          "12.1 12.2 12.3",
          "Alles wird ausgeschüttet, für jeden Spieler aufgerundet, oder alles behalten. Aktien in der Bank bekommen nichts.",
        ],
      ],
    },
    {
      number: "13",
      heading: "Übernahmen",
      articles: [
        [
          "13.1",
          "Nach dem Ausschütten darf eine mittlere Gesellschaft kleine übernehmen, eine große beide, wenn sie in Betrieb sind.",
        ],
        ["13.2", "Für das Halbe bis Anderthalbfache des jetzigen Kurses je Teil."],
        ["13.3", "Ein anderer Direktor muss zustimmen."],
        ["13.4", "Die Kasse der Käuferin allein zahlt die Spieler aus, bevor sie etwas bekommt."],
        ["13.5 13.6", "Kasse, Lokalbahnen, Loks und Bahnhöfe gehen über. Bahnhöfe, die noch nicht stehen, kosten 100."],
        ["13.7", "Haben beide einen Bahnhof auf einem Feld, wird einer zurückgenommen."],
        [
          "13.8",
          "Jede Lok wird behalten, gegen den Preisunterschied auf die Größe der Käuferin gedreht oder verschrottet.",
        ],
        ["13.9", "Die übernommene Gesellschaft ist aus dem Spiel."],
      ],
    },
    {
      number: "14",
      heading: "Loks kaufen",
      articles: [
        [
          "14.1 14.2",
          "Vom Stapel, aus dem Bankpool oder von einer anderen Gesellschaft; die Seite der Karte wählt man beim Kauf. Nur Seiten, die sie haben darf und die nicht verrostet sind.",
        ],
        [
          "14.3",
          "Das Limit hängt von Phase und Größe ab. Der letzte freie Platz ist für eine Lok der eigenen Größe, wenn sie keine hat.",
        ],
        [
          "14.4",
          "Von einer anderen Gesellschaft ab Phase b für 1 K und mehr, wenn ihr Direktor zustimmt; ohne Geld eines Spielers.",
        ],
        ["14.6", "Am Ende ihres Zuges muss eine Gesellschaft eine Lok ihrer Größe haben."],
        ["14.7", "Eine kleinere genügt nicht."],
      ],
    },
    {
      number: "15",
      heading: "Phasen und Rost",
      articles: [
        ["15.1 15.2", "Die erste Karte eines Buchstabens öffnet seine Phase, gekauft oder ausgeführt."],
        [
          "15.3 15.4 15.5",
          "Loks rosten nur durch spätere ihrer eigenen Größe; eine Ausfuhr zählt für alle Größen ihrer Karte.",
        ],
        ["15.7", "Wer über dem Limit ist, gibt sofort Loks ab."],
      ],
    },
    {
      number: "16",
      heading: "Notgeld",
      articles: [
        ["16.1", "Nur für die Pflichtlok, aus Stapel oder Bankpool, in der Größe der Gesellschaft."],
        ["16.2", "Zuerst die Kasse, dann das Bargeld des Direktors, dann ein Kredit. Verkauft wird dafür nichts."],
        ["16.4", "Nach der Hilfe kauft sie in diesem Zug keine Lok mehr."],
        ["16.5", "Ein Kredit kostet am Ende noch einmal so viel."],
        ["16.6 16.7", "Niemand geht bankrott, aber wer Schulden hat, kauft keine Aktien."],
        ["16.8", "Zurückgezahlt wird im Zug der Aktienrunde vor dem Kauf."],
      ],
    },
    {
      number: "17",
      heading: "Wertung und zwei Spieler",
      articles: [
        ["17.1", "Bargeld, Aktien zum Kurs, 120 je Lokalbahn; Schulden und ihr Zuschlag werden abgezogen."],
        [
          "18.1 18.2 18.3",
          "Zu zweit spielt man nur Böhmen. Ein Dritter, Václav, hat drei Gesellschaften, die beide abwechselnd leiten.",
        ],
      ],
    },
  ],
};
