/** Die Regeln von 1830, auf Deutsch zusammengefasst. */
import type { RulesText } from "../../rules/text.ts";

export const rules: RulesText = {
  prefix: "1830",
  lead: "Zwei bis sechs Geldgeber bauen die Bahnen im Nordosten Amerikas und spekulieren mit ihren Aktien. Loks veralten schnell: Wer die letzten bezahlt und mit wessen Geld, entscheidet das Spiel.",
  chapters: [
    {
      number: "1",
      heading: "Aufbau",
      articles: [
        [
          "1.1 1.2",
          "Die Sitzordnung wird ausgelost; der erste Platz hat den Vorrang. Die Spieler beginnen zusammen mit 2400, die Bank mit 9600.",
        ],
        [
          "1.3 1.4 1.5",
          "Es gibt sechs Privatgesellschaften und acht Gesellschaften mit zehn Aktien: eine Direktorenaktie zu 20 % und acht zu 10 %. Eine Gesellschaft beginnt mit 67, 71, 76, 82, 90 oder 100.",
        ],
        [
          "1.6",
          "Zuerst werden die Privatgesellschaften versteigert, dann wechseln sich Aktienrunden und Sätze von Betriebsrunden ab.",
        ],
      ],
    },
    {
      number: "2",
      heading: "Versteigerung der Privatgesellschaften",
      articles: [
        [
          "2.1 2.2",
          "Die Gesellschaften werden von der billigsten an verkauft. Gebotenes Geld ist gebunden, bis diese Gesellschaft verkauft ist.",
        ],
        [
          "2.3",
          "In deinem Zug: (a) kaufe die billigste zu ihrem Preis, (b) biete auf eine teurere mindestens 5 mehr als das höchste Gebot oder ihr Wert, oder (c) passe.",
        ],
        [
          "2.5",
          "Ist die billigste verkauft und liegen auf der nächsten Gebote, wird sie sofort verkauft: an einen einzelnen Bieter zu seinem Gebot, sonst im Bietstreit.",
        ],
        ["2.6", "Im Bietstreit erhöht der Niedrigste um mindestens 5 oder steigt aus, bis einer übrig ist."],
        [
          "2.7 2.8",
          "Passen alle, bevor die billigste verkauft ist, wird sie um 5 billiger, und umsonst muss jemand sie nehmen. Passen später alle, zahlen die verkauften ihren Ertrag.",
        ],
        [
          "2.10 2.11",
          "Was zu einer Gesellschaft gehört, gibt es sofort. Die erste Aktienrunde beginnt links von dem, der zuletzt in seinem Zug die billigste gekauft hat.",
        ],
      ],
    },
    {
      number: "3",
      heading: "Privatgesellschaften",
      articles: [
        ["3.1", "Sie zahlen zu Beginn jeder Betriebsrunde und sperren ihre Felder, solange sie einem Spieler gehören."],
        [
          "3.2",
          "Gesellschaften kaufen sie in Phase 3 und 4, jederzeit in ihrem Zug, für den halben bis doppelten Wert; die private B&O nie.",
        ],
        ["3.3", "Spieler kaufen sie ab der zweiten Aktienrunde voneinander, als Kauf des Zuges; die private B&O nie."],
        [
          "3.4",
          "Mit der CS legt eine Gesellschaft, der sie gehört, einmal ein zusätzliches Plättchen auf B20, ohne Verbindung.",
        ],
        [
          "3.5",
          "Mit der DH legt eine Gesellschaft, der sie gehört, ihr Plättchen des Zuges ohne Verbindung auf F16 und baut dort kostenlos einen Bahnhof. Das Gebirge wird bezahlt.",
        ],
        [
          "3.6",
          "Die MH tauscht ein Spieler gegen eine Aktie der NYC, aus Bank oder Bankpool, jederzeit in einer Aktien- oder Betriebsrunde. Das ist kein Kauf.",
        ],
        ["3.7", "Wer die CA kauft, bekommt eine Aktie der PRR dazu."],
        [
          "3.8",
          "Wer die private B&O kauft, bekommt die Direktorenaktie der B&O und setzt sofort ihren Kurs. Die private schließt, wenn die B&O ihre erste Lok kauft.",
        ],
        ["3.9", "Mit der ersten 5er-Lok schließen alle."],
      ],
    },
    {
      number: "4",
      heading: "Aktienrunde",
      articles: [
        [
          "4.1",
          "Verkaufen, höchstens ein Zertifikat kaufen, wieder verkaufen. In der ersten Aktienrunde darf niemand verkaufen.",
        ],
        [
          "4.2 4.3",
          "Eine Direktorenaktie kostet das Doppelte des Kurses, den du setzt. Was du in dieser Runde verkauft hast, darfst du in ihr nicht wieder kaufen.",
        ],
        [
          "4.4",
          "Du darfst 60 % einer Gesellschaft haben, im orangen und braunen Bereich mehr. Zertifikate in Gelb, Orange und Braun zählen nicht für das Limit.",
        ],
        [
          "4.5",
          "Von einer Gesellschaft im braunen Bereich darfst du in einem Zug mehrere Aktien aus dem Bankpool kaufen.",
        ],
        ["4.6", "Im Bankpool liegt höchstens die Hälfte einer Gesellschaft."],
        [
          "4.8",
          "Am Zertifikatslimit kannst du nicht kaufen, auch wenn du als neuer Direktor ein Zertifikat sparen würdest.",
        ],
        ["4.9", "Haben alle gepasst, steigen Gesellschaften um eins, deren Aktien alle bei Spielern liegen."],
      ],
    },
    {
      number: "5",
      heading: "Gesellschaften und Kurse",
      articles: [
        [
          "5.1 5.2",
          "Sind 60 % verkauft, bekommt eine Gesellschaft sofort das Zehnfache ihres Ausgabekurses und ist ab der nächsten Betriebsrunde an der Reihe.",
        ],
        [
          "6.2",
          "Jede verkaufte Aktie rückt den Kurs um eins nach unten. Ausschütten rückt ihn nach rechts, nicht ausschütten nach links.",
        ],
      ],
    },
    {
      number: "7",
      heading: "Betriebsrunde",
      articles: [
        ["7.1", "In Phase 2 eine Betriebsrunde, in Phase 3 und 4 zwei, ab Phase 5 drei."],
        [
          "7.2 7.3",
          "Ein Zug: Strecke, Bahnhof, Fahren, Ausschüttung, Loks. Er findet auch ohne Lok und Strecke statt.",
        ],
        [
          "8.1 8.2",
          "Ein Plättchen je Zug. Felder mit OO, B und NY nehmen nur Plättchen mit diesem Zeichen; ihr erstes ist grün.",
        ],
        ["8.3", "Gebirge kostet 120, Wasser 80."],
      ],
    },
    {
      number: "9",
      heading: "Bahnhöfe",
      articles: [
        ["9.1 9.2", "Der Heimatbahnhof ist kostenlos, der zweite kostet 40, jeder weitere 100."],
        [
          "9.3",
          "Niemand baut einen Bahnhof in E11, bevor die ERIE ihren dort hat. Wird ein Plättchen darunter gelegt, sagt der, der es legt, in welcher der beiden Städte die ERIE steht.",
        ],
      ],
    },
    {
      number: "10",
      heading: "Loks und Phasen",
      articles: [
        [
          "10.1",
          "Loks kommen der Reihe nach; Dieselloks gibt es neben den letzten 6ern. Die erste 4er lässt alle 2er wegrosten, die erste 6er alle 3er, die erste Diesellok alle 4er.",
        ],
        ["10.2", "Für eine eigene 4er, 5er oder 6er ist eine Diesellok 300 billiger."],
        ["10.3", "Das Limit ist 4, ab Phase 4 3, ab Phase 5 2. Das kleinere gilt gleich nach dem Kauf."],
        ["10.4", "Gebiete am Kartenrand sind ab der ersten 5er-Lok mehr wert."],
        [
          "11.1 11.3",
          "Orte zählen als Halte. Eine Diesellok fährt beliebig weit. Zwei Städte eines Plättchens sind zwei Halte.",
        ],
      ],
    },
    {
      number: "12",
      heading: "Kaufpflicht",
      articles: [
        [
          "12.1 12.2",
          "Eine Gesellschaft mit Strecke und ohne Lok muss eine kaufen. Reicht ihre Kasse für irgendeine, wählt sie frei.",
        ],
        [
          "12.3",
          "Reicht sie nicht, legt der Direktor dazu, was für die billigste Lok aus Bank und Bankpool fehlt, und für keine andere von dort.",
        ],
        ["12.4", "Stattdessen darf er beim Kauf von einer anderen Gesellschaft helfen, bis zum aufgedruckten Preis."],
        ["12.5 12.7", "Zuerst Bargeld, dann Aktien, und nur für diese eine Lok."],
        ["12.8", "Reicht auch das nicht, darf der Direktor Bankrott erklären, und das Spiel ist sofort zu Ende."],
      ],
    },
    {
      number: "13",
      heading: "Das Ende",
      articles: [
        [
          "13.1 13.2",
          "Ist die Bank gesprengt, wird der Satz Betriebsrunden zu Ende gespielt; geschieht es in einer Aktienrunde, folgt noch der Satz danach. Ein Bankrott beendet das Spiel sofort.",
        ],
        ["13.3", "Es zählen Bargeld, Aktien zum Kurs und der Wert offener Privatgesellschaften."],
      ],
    },
  ],
};
