/** Die Regeln, die alle Titel gemeinsam haben, auf Deutsch zusammengefasst. */
import type { RulesText } from "./text.ts";

export const rules: RulesText = {
  prefix: "C",
  lead: "Spieler stecken Geld in Eisenbahngesellschaften, leiten sie als Direktoren und wollen am Ende selbst das meiste Geld haben. Was einer Gesellschaft gehört, gehört der Gesellschaft. Die eigenen Regeln des Titels gehen diesen vor.",
  chapters: [
    {
      number: "1",
      heading: "Begriffe",
      articles: [
        [
          "1.5 1.6",
          "Links heißt: der nächste Platz am Tisch. Der Direktor entscheidet alles für seine Gesellschaft, der Besitzer einer Privatgesellschaft über diese.",
        ],
        [
          "1.7 1.9",
          "Ein Zug wird ganz ausgeführt oder ganz abgelehnt. Was sofort geschieht, geschieht, bevor irgendjemand etwas anderes entscheidet.",
        ],
        [
          "1.11",
          "In der Bank liegen das Geld und die noch nie verkauften Aktien. Im Bankpool liegen zurückgegebene Aktien und Loks. Halte sind Städte, Orte und Gebiete am Kartenrand. Ein Bahnhof ist der Marker einer Gesellschaft in einer Stadt.",
        ],
      ],
    },
    {
      number: "2",
      heading: "Karte und Plättchen",
      articles: [
        [
          "2.3 2.4",
          "Auf weiße Felder kommen gelbe Plättchen, auf gelbe grüne, dann braune, dann graue. Auf gedruckte graue, rote und blaue Felder kommt nie eines. Kein Gleis darf von der Karte, über eine geschlossene Grenze oder gegen eine leere Seite eines gedruckten Feldes führen.",
        ],
        ["2.5", "Gelände zahlt einmal, wer das erste Plättchen auf das Feld legt."],
        ["3.3", "Der Vorrat ist begrenzt; ein ersetztes Plättchen kommt dorthin zurück."],
        [
          "3.5 3.6 3.7 3.8",
          "Eine Aufwertung geht genau eine Farbe weiter, behält alle alten Gleise und den Kennbuchstaben und hat gleich viele Orte und Städte; nur ein gekennzeichnetes Feld darf die Zahl seiner Städte ändern. Bahnhöfe bleiben dort, wo ihr Gleis weitergeht.",
        ],
      ],
    },
    {
      number: "4",
      heading: "Verbindungen",
      articles: [
        [
          "4.1",
          "Eine Gesellschaft erreicht alles, wohin von ihren Bahnhöfen Gleise führen: beliebig weit, ohne Wende, ohne eine Feldseite zweimal zu benutzen und nie durch ein Gebiet am Kartenrand hindurch.",
        ],
        [
          "4.2",
          "Eine Stadt, in der andere alle Plätze besetzt haben, wird erreicht, aber nicht durchfahren. Ein leerer Platz, auch ein vorgemerkter, hält sie offen.",
        ],
        [
          "4.4",
          "Eine Feldseite ist erreicht, wenn dort ein erreichtes Gleis endet oder ein eigener Bahnhof auf dem Feld steht.",
        ],
      ],
    },
    {
      number: "5",
      heading: "Strecke bauen",
      articles: [
        [
          "5.1",
          "In ihrem Zug darf eine Gesellschaft ein neues Plättchen legen oder eines aufwerten, falls der Titel ihr nicht mehr erlaubt. Sie muss es nie.",
        ],
        [
          "5.2",
          "Geprüft wird der Reihe nach: (a) es ist noch ein Bau frei; (b) das Feld nimmt Plättchen auf; (c) keine Privatgesellschaft sperrt es; (d) die Farbe ist im Spiel; (e) es geht eine Farbe weiter; (f) Kennbuchstabe, Orte und Städte passen; (g) ein Plättchen ist übrig; (h) kein Gleis führt an eine geschlossene Seite; (i) alte Gleise bleiben; (j) das Plättchen ist angeschlossen; (k) die eigene Regel des Titels ist erfüllt; (l) die Kasse kann zahlen.",
        ],
        [
          "5.3 5.4",
          "Mindestens eine Seite mit Gleis muss vor dem Legen erreicht sein. Ob das neue Gleis selbst befahren werden kann, ist gleich, solange etwas auf dem Plättchen befahren werden kann; so spielen es alle Titel hier.",
        ],
        ["5.5", "Gelände und Ähnliches zahlt die Kasse an die Bank, bevor das Plättchen liegt."],
      ],
    },
    {
      number: "6",
      heading: "Bahnhöfe",
      articles: [
        [
          "6.1 6.2",
          "Bahnhöfe werden in der Reihenfolge ihrer Preise gebaut. Der Heimatbahnhof kostet nichts und braucht keine Verbindung.",
        ],
        [
          "6.3 6.4",
          "Bis er steht, ist sein Platz vorgemerkt: Andere dürfen ihn nicht nehmen, aber er sperrt keine Strecke.",
        ],
        [
          "6.5",
          "In jedem Zug darf ein weiterer Bahnhof gebaut werden: (a) einer je Zug; (b) ein Marker ist übrig; (c) es ist eine Stadt; (d) sie ist erreicht; (e) auf dem Feld steht kein anderer der Gesellschaft; (f) ein Platz ist frei und für niemand anderen vorgemerkt; (g) die Kasse kann zahlen.",
        ],
        [
          "6.8 6.9",
          "Bringt ein Plättchen mehrere Städte auf ein Feld, auf dem ein Bahnhof ohne Gleis steht, wird sofort gewählt, zu welcher er gehört; wer wählt, sagt der Titel.",
        ],
      ],
    },
    {
      number: "7",
      heading: "Loks",
      articles: [
        [
          "7.1 7.2",
          "Die Bank verkauft die erste Lok ihrer Reihe und die, deren Karte es sagt. Zurückgegebene Loks verkauft der Bankpool zum aufgedruckten Preis.",
        ],
        [
          "7.4",
          "Jede Phase setzt ein Limit. Am Limit kann man nicht kaufen; in Zahlung geben geht, weil vorher eine Lok weggeht.",
        ],
        ["7.5", "Bank und Bankpool nehmen genau den aufgedruckten Preis, aus der Kasse."],
        [
          "7.6",
          "Von einer anderen Gesellschaft kauft man im Zug des Käufers zu jedem Preis ab 1, den die Kasse hergibt, wenn der Direktor des Verkäufers zustimmt.",
        ],
        ["7.7", "Nach einem Kauf folgen sofort: Zahlung, neue Phase, Loks, die wegrosten, Loks über dem neuen Limit."],
        [
          "7.8",
          "Wo eine Karte es anbietet, gibt man eine ältere Lok in Zahlung. Der Direktor darf dabei nicht helfen.",
        ],
        [
          "7.9",
          "Wer über dem Limit ist, wählt, welche Loks er abgibt; sie gehen ohne Bezahlung in den Bankpool. Sonst darf niemand Loks abgeben.",
        ],
      ],
    },
    {
      number: "8",
      heading: "Strecken befahren",
      articles: [
        ["8.1", "Jede Lok fährt höchstens eine Strecke; sie darf auch stehen bleiben."],
        [
          "8.2",
          "Eine Strecke (a) ist eine Linie ohne Wende, (b) verbindet mindestens zwei Halte, (c) zählt jeden Halt am Weg und nicht mehr, als die Lok erlaubt, (d) benutzt keinen Halt zweimal, (e) endet an Gebieten am Kartenrand und an vollen Städten, (f) hat höchstens ein Feld jedes solchen Gebiets und (g) berührt einen Bahnhof der Gesellschaft.",
        ],
        [
          "8.3",
          "Kein Gleis wird in einem Zug zweimal benutzt. Gemeinsame Halte sind erlaubt, auch zwei Gleise eines Plättchens, die sich nicht berühren.",
        ],
        [
          "8.6",
          "Jede erlaubte Wahl von Strecken gilt, falls der Titel nicht die beste verlangt. Die Seite schlägt die beste vor, die sie findet.",
        ],
      ],
    },
    {
      number: "9",
      heading: "Einnahmen",
      articles: [
        [
          "9.1 9.2",
          "Eine Strecke bringt die Summe ihrer Halte. Das Geld ist erst da, wenn es ausgeschüttet oder einbehalten ist.",
        ],
        [
          "9.3 9.4",
          "Entweder wird alles ausgeschüttet, ein Teil für jede Aktie, oder alles kommt in die Kasse. Aktien, die noch in der Bank liegen, bekommen nichts.",
        ],
        ["9.5 9.6", "Eine Ausschüttung rückt den Kurs nach rechts, keine oder einbehaltene Einnahmen nach links."],
      ],
    },
    {
      number: "10",
      heading: "Phasen",
      articles: [
        [
          "10.1 10.2 10.3",
          "Die erste Lok einer Art, die die Bank verkauft, beginnt eine Phase: Farben, Limits, Werte und Rechte der Privatgesellschaften ändern sich sofort. Gebrauchte Loks beginnen keine.",
        ],
      ],
    },
    {
      number: "11",
      heading: "Aktienkurse",
      articles: [
        [
          "11.2 11.3",
          "Am rechten Ende einer Zeile wird ein Schritt nach rechts zu einem nach oben, am linken Ende ein Schritt nach links zu einem nach unten. Ein Schritt ins Leere verfällt.",
        ],
        [
          "11.4 11.6",
          "Gesellschaften sind vom höchsten Kurs abwärts an der Reihe, bei gleichem Kurs die weiter rechts, dann die oben liegende. Wer auf ein Feld kommt, kommt nach unten.",
        ],
      ],
    },
    {
      number: "12",
      heading: "Aktien und Direktoren",
      articles: [
        [
          "12.2 12.3",
          "Zuerst wird die Direktorenaktie gekauft; wer sie kauft, setzt den Ausgabekurs. Aktien aus der Bank kosten diesen Kurs, alle anderen den Marktkurs.",
        ],
        [
          "12.4",
          "Sind genug Aktien verkauft, geht die Gesellschaft in Betrieb: Sie bekommt ihr Kapital und ist ab der nächsten Betriebsrunde an der Reihe.",
        ],
        [
          "12.5 12.6",
          "Wer mehr hat als der Direktor, wird sofort Direktor und gibt dafür gewöhnliche Aktien. Gleichstand ändert nichts.",
        ],
        [
          "12.7",
          "Die Direktorenaktie kommt nie in den Bankpool. Um so weit zu verkaufen, muss ein anderer genug haben, um sie zu übernehmen.",
        ],
        [
          "12.9 12.10",
          "Begrenzt sind die Zahl der Zertifikate eines Spielers und der Anteil, den er an einer Gesellschaft haben darf.",
        ],
        [
          "12.11",
          "Wer über einer Grenze liegt, muss in seinem nächsten Zug der Aktienrunde zuerst verkaufen, wenn er überhaupt etwas verkaufen kann.",
        ],
      ],
    },
    {
      number: "13",
      heading: "Aktienrunde",
      articles: [
        ["13.1", "Wer den Vorrang hat, beginnt. Ein Zug ist ein Passen, oder es sind Verkäufe und höchstens ein Kauf."],
        [
          "13.2",
          "Ein Kauf: (a) einer je Zug; (b) nicht von einer Gesellschaft, von der du in dieser Runde verkauft hast; (c) was angeboten ist, die Direktorenaktie zuerst; (d) Anteilsgrenze; (e) Zertifikatslimit; (f) Bargeld.",
        ],
        [
          "13.3 13.4",
          "Verkauft wird zum Kurs vor dem Verkauf; danach rückt der Marker. In manchen Runden darf man nicht verkaufen, und ohne Kurs ist eine Gesellschaft nicht verkäuflich.",
        ],
        [
          "13.5 13.6",
          "Wer gekauft oder verkauft hat, beendet den Zug; das ist kein Passen. Ein Zug, in dem nichts mehr möglich ist, endet von selbst.",
        ],
        [
          "13.7 13.8",
          "Die Runde endet, wenn alle nacheinander gepasst haben. Den Vorrang bekommt, wer links vom zuletzt Handelnden sitzt.",
        ],
        ["13.9", "Danach steigen Gesellschaften, deren Aktien alle bei Spielern liegen."],
      ],
    },
    {
      number: "14",
      heading: "Betriebsrunde",
      articles: [
        ["14.1", "Zuerst zahlt jede Privatgesellschaft an ihren Besitzer."],
        [
          "14.2 14.3",
          "Dann ist jede Gesellschaft in Betrieb einmal an der Reihe, in der Folge der Kurse. Wie viele Betriebsrunden folgen, steht fest, wenn die Aktienrunde endet.",
        ],
        [
          "14.4 14.5",
          "Ein Zug: Heimatbahnhof, Strecke, Bahnhof, Fahren, Ausschüttung, Loks, in dieser Reihenfolge. Kredit gibt es nicht.",
        ],
        [
          "14.6",
          "Privatgesellschaften kauft und benutzt eine Gesellschaft in ihrem eigenen Zug, wo der Titel es erlaubt.",
        ],
      ],
    },
    {
      number: "15",
      heading: "Kaufpflicht",
      articles: [
        [
          "15.1 15.2",
          "Eine Gesellschaft ohne Lok muss eine kaufen, in manchen Titeln nur, wenn sie eine Strecke hat. Solange die Kasse reicht, wählt sie frei.",
        ],
        [
          "15.3 15.4",
          "Der Direktor hilft nur, solange die Pflicht besteht, für eine Lok, nach der ganzen Kasse, mit Bargeld und dann durch Aktienverkäufe, wo der Titel sie erlaubt.",
        ],
        [
          "15.5 15.6",
          "Notverkäufe: (a) nur, wenn Kasse und Bargeld nicht reichen; (b) nie so, dass diese Gesellschaft den Direktor wechselt; (c) nie mehr als nötig.",
        ],
        ["15.7", "Bankrott darf man nur erklären, wenn das alles nicht reicht."],
      ],
    },
    {
      number: "16",
      heading: "Privatgesellschaften",
      articles: [
        [
          "16.1 16.2 16.3",
          "Sie zahlen in jeder Betriebsrunde. Eine geschlossene ist mit allem, was sie konnte, aus dem Spiel.",
        ],
        [
          "16.4",
          "Solange sie einem Spieler gehört, baut auf ihren Feldern niemand; gehört sie einer Gesellschaft oder ist sie geschlossen, sperrt sie nichts.",
        ],
        [
          "16.5 16.6",
          "Wo der Titel es erlaubt, kauft eine Gesellschaft sie von einem Spieler, der zustimmt. Bei einem Spieler zählt sie als Zertifikat, bei einer Gesellschaft nicht.",
        ],
      ],
    },
    {
      number: "17",
      heading: "Das Ende",
      articles: [
        ["17.1 17.2 17.3", "Was das Spiel beendet, sagt der Titel. Eine gesprengte Bank zahlt bis dahin auf Kredit."],
        [
          "17.4 17.5",
          "Ein Spieler ist so viel wert wie Bargeld, Aktien zum Kurs und was der Titel dazuzählt. Das größte Vermögen gewinnt; gleiche teilen sich den Platz.",
        ],
        ["17.6", "Nach dem Ende sind nur noch Nachrichten möglich."],
      ],
    },
    {
      number: "18",
      heading: "Geld",
      articles: [["18.1 18.2", "Nur die Bank darf unter null. Alle Beträge sind offen."]],
    },
    {
      number: "20",
      heading: "Spielen per Mail",
      articles: [
        ["20.3", "Du entscheidest nur, wenn das Spiel dich fragt. Sind mehrere gefragt, antwortet jeder für sich."],
        ["20.4", "Wo die Regeln keine Wahl lassen, geht das Spiel von selbst weiter."],
        [
          "20.6",
          "Ein Verkauf zwischen zwei Spielern ist ein Angebot, bis der andere annimmt oder ablehnt; so lange kann man es zurückziehen.",
        ],
      ],
    },
  ],
};
