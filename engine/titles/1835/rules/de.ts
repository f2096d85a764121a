/** Die Regeln von 1835, auf Deutsch zusammengefasst. */
import type { RulesText } from "../../rules/text.ts";

export const rules: RulesText = {
  prefix: "1835",
  lead: "Drei bis sieben Spieler bauen die Bahnen Deutschlands, vom Startpaket aus kleinen Papieren bis zu den Staatsbahnen. Preußen entsteht mitten im Spiel aus den Vorpreußischen und zwei Privatbahnen.",
  chapters: [
    {
      number: "1",
      heading: "Dinge und Begriffe",
      articles: [
        [
          "1.2 1.3",
          "Es gibt sechs Privatbahnen, sechs Vorpreußische mit je einem Besitzer und ohne Aktien und acht Gesellschaften mit festem Ausgabekurs.",
        ],
        [
          "1.5 1.6 1.7",
          "Zertifikate liegen in Stapeln, und nur das oberste ist zu haben. Privatbahnen, Vorpreußische und Zertifikate jeder Größe zählen je als ein Papier.",
        ],
        [
          "3.1 3.2",
          "Aktienrunden und Sätze von Betriebsrunden wechseln sich ab: eine Betriebsrunde, zwei ab der ersten 3er-Lok, drei ab der ersten 5er-Lok.",
        ],
      ],
    },
    {
      number: "4",
      heading: "Startpaket",
      articles: [
        [
          "4.1",
          "Solange etwas vom Paket unverkauft ist, kaufst du eines seiner Papiere oder passt; mit Aktien wird nicht gehandelt.",
        ],
        [
          "4.2",
          "Zu haben ist die oberste Reihe, in der noch etwas liegt, und wenn dort nur ein Papier übrig ist, auch das linke der Reihe gleich darunter.",
        ],
        ["4.3", "Du zahlst den aufgedruckten Preis ganz und in bar."],
        [
          "4.4 4.5 4.6",
          "Zu manchen Papieren gibt es Aktien dazu. Eine Vorpreußische beginnt sofort, mit ihrem Preis als Kasse. Bayern hat keinen Direktor, bevor dieses Zertifikat verkauft ist; wer Leipzig-Dresden kauft, leitet Sachsen.",
        ],
        [
          "4.8 4.9",
          "Passen alle, folgen Betriebsrunden, und danach geht der Verkauf weiter. Ist das letzte Papier verkauft, geht dieselbe Aktienrunde mit Aktien weiter.",
        ],
      ],
    },
    {
      number: "5",
      heading: "Wann Aktien zu haben sind",
      articles: [
        [
          "5.1 5.2 5.3",
          "Zuerst Bayern und Sachsen. Sind beide ausverkauft, Baden; ist Baden halb verkauft, Württemberg, dann ebenso Hessen; vier Aktien Preußens mit Badens Direktor. Sind die drei ausverkauft, Mecklenburg, dann Oldenburg.",
        ],
        ["5.5", "Die Direktorenaktie einer Gesellschaft wird zuerst verkauft."],
      ],
    },
    {
      number: "6",
      heading: "Aktienrunde",
      articles: [
        [
          "6.1 6.2",
          "Höchstens ein Kauf und beliebige Verkäufe, in beliebiger Folge. Eine neue Aktie kostet ihren Ausgabekurs, gleich wie der Markt steht; ist die Gesellschaft in Betrieb, bekommt sie das Geld.",
        ],
        ["6.4", "Aus dem Bankpool zahlst du den Marktkurs."],
        [
          "6.5 6.6",
          "Wer 55 % einer Gesellschaft in Betrieb hat, darf einem anderen ein Zertifikat davon zum anderthalbfachen Kurs abnehmen. Das lässt sich nicht ablehnen.",
        ],
        ["6.7 6.8", "Was du in dieser Runde verkauft hast, darfst du in ihr weder kaufen noch abnehmen."],
        [
          "6.9",
          "Man darf beliebig viel einer Gesellschaft haben. Das Papierlimit wächst um eins für jede, von der du schon 80 % hast.",
        ],
        [
          "6.10",
          "Über dem Limit musst du in deinem nächsten Zug zuerst verkaufen. Privatbahnen und Vorpreußische sind unverkäuflich.",
        ],
        [
          "6.11 6.12",
          "Ein Verkauf beliebig vieler Aktien einer Gesellschaft rückt ihren Kurs eine Reihe nach unten, einmal.",
        ],
        ["6.13", "Im Bankpool liegt höchstens die Hälfte einer Gesellschaft."],
        [
          "6.14",
          "Verkäuflich sind Aktien, sobald die Gesellschaft einmal an der Reihe war; die Preußens, sobald es eröffnet ist.",
        ],
        ["6.15", "Zertifikate werden für einen Verkauf nie geteilt."],
        [
          "6.16",
          "Die Direktorenaktie ist nur zu verkaufen, wenn ein anderer danach mehr hat und mindestens so viel, wie sie trägt.",
        ],
        ["6.17", "Verkaufen kannst du nur Aktien, die dir gehören."],
        [
          "6.19 6.20",
          "Die Runde endet, wenn der Reihe nach niemand gekauft hat; Verkäufe zählen nicht. Der Startmarker geht nach links vom letzten Käufer.",
        ],
        ["6.21", "Gesellschaften ohne Aktie in Stapel und Bankpool steigen um eine Reihe."],
      ],
    },
    {
      number: "7",
      heading: "Betriebsbeginn und Direktoren",
      articles: [
        [
          "7.1 7.2 7.4",
          "Ist die Hälfte verkauft, geht eine Gesellschaft in Betrieb und bekommt für jedes verkaufte Zehntel ihren Ausgabekurs. Spätere Aktien zahlen in ihre Kasse.",
        ],
        ["7.7 7.8", "Wer mehr hat als der Direktor, wird sofort Direktor."],
        ["7.9", "Der alte Direktor wählt, welche Zertifikate gleicher Größe er für die Direktorenaktie bekommt."],
      ],
    },
    {
      number: "8",
      heading: "Betriebsrunde",
      articles: [
        [
          "8.1 8.3",
          "Fragen zu Preußen, dann zahlen die Privatbahnen, dann die Vorpreußischen der Reihe nach, dann die Gesellschaften vom höchsten Kurs abwärts.",
        ],
        ["8.5", "Ein Zug: bauen, Bahnhof, fahren, ausschütten, Loks kaufen."],
        [
          "8.7",
          "Eine Vorpreußische baut ein Plättchen, hat nur ihren Heimatbahnhof, teilt ihre Einnahmen immer und braucht keine Lok.",
        ],
        [
          "9.1",
          "Vor der ersten 3er-Lok legt eine Gesellschaft zwei gelbe Plättchen, danach baut jeder eines oder wertet eines auf.",
        ],
        ["9.8", "Flüsse kosten 50, Gebirge 70, beim ersten Plättchen auf dem Feld."],
      ],
    },
    {
      number: "10",
      heading: "Bahnhöfe",
      articles: [
        ["10.1 10.2", "Einer je Zug neben dem Heimatbahnhof, der zum Betriebsbeginn gesetzt wird."],
        [
          "10.4 10.5",
          "Ein Bahnhof kostet 20 je Feld Entfernung von der Heimat und braucht eine Strecke dorthin, die nicht gesperrt ist.",
        ],
        ["10.6", "Eine Gesellschaft, die noch nicht in Betrieb ist, behält zu Hause einen Platz."],
        [
          "10.7",
          "Badens Bahnhof steht ohne Stadt auf L6, bis dort ein Plättchen liegt; dann wählt Baden seine Stadt. Bis dahin baut dort kein anderer einen.",
        ],
      ],
    },
    {
      number: "11",
      heading: "Fahren",
      articles: [
        ["11.1 11.2", "Eine n-Lok hält n-mal, Orte zählen mit. Eine n+n-Lok nimmt n weitere Orte dazu."],
        ["11.3 11.4", "Berlin besucht eine Strecke nicht zweimal. Gebiete am Kartenrand sind nur Enden."],
        ["11.5", "Elsaß-Lothringen gibt es nur in der grünen Phase; das braune Hamburg zu durchqueren kostet 10."],
        ["11.7", "Der Direktor muss die höchsten Einnahmen nehmen."],
        [
          "12.1 12.2 12.3 12.4",
          "Vorpreußische teilen. Gesellschaften schütten alles aus oder behalten alles: ausgeschüttet rückt der Kurs nach rechts, behalten oder ohne Einnahmen nach links. Aktien im Bankpool zahlen in die Kasse.",
        ],
      ],
    },
    {
      number: "13",
      heading: "Loks",
      articles: [
        ["13.1", "Die Arten kommen eine nach der anderen in den Verkauf."],
        [
          "13.2",
          "Aus Bank und Bankpool zum aufgedruckten Preis; von anderen Gesellschaften ab der ersten 3er-Lok zu jedem vereinbarten Preis.",
        ],
        [
          "13.3",
          "Limits für Vorpreußische, Gesellschaften und Preußen: 2, 4, 4; ab der ersten 4er-Lok 1, 3, 4; ab der ersten 5er-Lok keine, 2, 3.",
        ],
        [
          "13.4 13.5",
          "Was über dem Limit ist, kommt in den Bankpool. Alte Loks rosten weg, wenn die passende neue Art kommt.",
        ],
        [
          "13.6",
          "Am Ende ihres Zuges muss eine Gesellschaft eine Lok haben, wenn Bank oder Bankpool eine hat. Eine Vorpreußische nicht.",
        ],
        [
          "13.7",
          "Reicht die Kasse nicht, zahlt der Direktor den Rest für eine beliebige Lok aus Bank oder Bankpool, nicht für die einer anderen Gesellschaft.",
        ],
        [
          "13.8",
          "Zuerst mit Bargeld, dann durch Aktienverkäufe, nie mehr als nötig und nie so, dass diese Gesellschaft den Direktor wechselt.",
        ],
        [
          "13.9 13.10",
          "Wer auch so nicht zahlen kann, ist bankrott und scheidet aus; die Bank zahlt den Rest, und die Gesellschaft schuldet ihn ihr.",
        ],
        ["13.11", "Während eines Zwangskaufs ist nichts anderes möglich."],
      ],
    },
    {
      number: "14",
      heading: "Preußen",
      articles: [
        [
          "14.1 14.2",
          "Ab der ersten 4er-Lok darf der Besitzer von M2 Preußen eröffnen, dann und zu Beginn jeder Runde; mit der ersten 4+4 eröffnet es von selbst.",
        ],
        [
          "14.3",
          "M2 wird zur Direktorenaktie; Kasse, Loks und Bahnhof gehen über, und die Bank zahlt 154 für jedes verkaufte Zehntel.",
        ],
        [
          "14.4 14.5 14.6",
          "Dann und zu Beginn jeder Runde dürfen die Besitzer die anderen Vorpreußischen und die zwei schwarzen Privatbahnen in Aktien tauschen.",
        ],
        ["14.7", "Mit der ersten 5er-Lok wird alles Übrige getauscht."],
        ["14.9", "Preußen darf mehr Loks übernehmen, als es behalten kann, und gibt dann welche ab."],
        [
          "14.10 14.11",
          "Kein Papier bringt in einer Betriebsrunde zweimal Geld: Preußen wartet, wenn schon an der Reihe war, was in ihm aufging, und zahlt auf solche Aktien nichts.",
        ],
      ],
    },
    {
      number: "16",
      heading: "Das Ende",
      articles: [
        [
          "16.1 16.2",
          "Die Bank ist bei null gesprengt. Dann wird die Betriebsrunde beendet; geschieht es in einer Aktienrunde, folgt noch eine Betriebsrunde.",
        ],
        ["16.3", "Es zählen Bargeld und Aktien zum Kurs."],
      ],
    },
    {
      number: "18",
      heading: "Was Privatbahnen können",
      articles: [
        [
          "18.1",
          "Der Besitzer nutzt eine Fähigkeit als Direktor einer Gesellschaft in deren Zug. Sie kostet nichts und kommt zusätzlich.",
        ],
        ["18.2", "Nürnberg-Fürth: ein Bahnhof in L14 ohne Verbindung; dann schließt sie."],
        [
          "18.3",
          "Ostbayern: in jeder Betriebsrunde ein gelbes Plättchen auf M15 oder M17, ohne Verbindung und Kosten.",
        ],
        [
          "18.4",
          "Pfalz: das grüne Plättchen auf L6 und ein Bahnhof dort, sobald Baden seine Stadt hat; mit dem Bahnhof schließt sie.",
        ],
        [
          "18.5 18.6 18.7",
          "Leipzig-Dresden schließt, wenn Sachsen eine Lok kauft. Die schwarzen gehen in Preußen auf. Alle anderen schließen mit der ersten 5er-Lok.",
        ],
      ],
    },
  ],
};
