/** Deutsch: die erste Seite, Auskunft, Regeln und was man mit dem Konto tun kann. */
import type { newcomers as english } from "../en/newcomers.ts";

export const newcomers: typeof english = {
  about: "Über Bahnpost",
  aboutHeading: "Was von dir gespeichert ist und wie du es löschst",
  aboutSections: {
    kept: {
      heading: "Was gespeichert ist",
      lines: [
        "Von dir: dein Name, deine Mailadresse, deine Sprache, an welchen Tischen du sitzt und zu welchen Spielen du keine Mail willst.",
        "Von einem Spiel: jeder Zug mit Zeit und Person und was am Tisch gesagt wurde. Das ist das Protokoll des Spiels; darin wird nie etwas geändert.",
        "Von der Anmeldung: welche Browser angemeldet sind und welche Links verschickt wurden, beides nur als Fingerabdruck, der sich nicht zurückrechnen lässt.",
        "Zähler gegen Missbrauch, unter einem Fingerabdruck deiner Adresse oder des Netzes, aus dem du kommst.",
        "Es gibt keine Verfolgung, keine Werbung und kein Kennwort. Das einzige Cookie hält dich angemeldet.",
      ],
    },
    "how-long": {
      heading: "Wie lange",
      lines: [
        "Name, Adresse und Einstellungen: bis du das Konto löschst. Spiele: solange es diesen Dienst gibt.",
        "Angemeldet: 60 Tage. Ein Link zum Anmelden: 30 Minuten, eine Einladung: 14 Tage. Zähler: höchstens ein Tag.",
        "Vermerke, welche Mail verschickt wurde: 90 Tage. Mails, die du hierher schickst: eine Woche. Technische Protokolle, ohne Adressen: ein Monat.",
      ],
    },
    who: {
      heading: "Wer es sieht",
      lines: [
        "Wer an deinen Tischen sitzt oder den Link zum Zusehen hat, sieht deinen Namen, deine Züge und was du sagst.",
        "Deine Adresse sieht der Gastgeber, der sie in eine Einladung geschrieben hat, bis du Platz nimmst, und sonst niemand am Tisch.",
        "Wer diesen Dienst betreibt, kann seine Tabelle lesen. Weitergegeben wird nichts.",
      ],
    },
    where: {
      heading: "Wo es liegt",
      lines: [
        "Auf einem einzigen Rechner, wenn eure Runde den Dienst selbst betreibt, sonst bei Amazon Web Services, in der Region, die der Betreiber gewählt hat. Mails gehen über den Maildienst des Betreibers hinaus.",
      ],
    },
    take: {
      heading: "Mitnehmen und löschen",
      lines: [
        "Deine Seite, hinter deinem Namen oben, zeigt und ändert, was von dir gespeichert ist. Die Züge jedes Spiels lassen sich auf seiner Seite als Text kopieren, unter Mitschrift.",
        "Dort kannst du auch das Konto löschen. Name und Adresse sind dann sofort weg, Mails hören auf, und du bist überall abgemeldet.",
        "Spiele bleiben, wie sie sind, denn sie gehören allen, die sie spielen; dein Platz trägt dann einen Namen, der niemandem gehört.",
      ],
    },
  },
  rules: "Regeln",

  howHeading: "So geht ein Spiel per Mail",
  howSteps: [
    [
      "Eröffne einen Tisch",
      "Wähle den Titel und seine Regelvarianten und lade die anderen per Mail oder mit einem Link ein.",
    ],
    [
      "Bist du dran, kommt eine Mail",
      "Darin steht, was geschehen ist, was du entscheiden musst und was möglich ist, mit einem Bild der Karte.",
    ],
    [
      "Zieh",
      "Im Formular hinter dem Link, oder antworte auf die Mail mit einer Zeile wie „kaufe PRR“. Jede Regel wird geprüft, und du siehst vorher, was dabei herauskommt.",
    ],
    [
      "Leb weiter",
      "Wer als Nächstes ziehen muss, bekommt die nächste Mail. Ein Spiel dauert einige Wochen, jedes Mal ein paar Minuten.",
    ],
  ],
  titlesHeading: "Drei Eisenbahnspiele",
  playersFor: (min, max) => `${min} bis ${max} Personen`,
  rulesOf: (title) => `Regeln von ${title}`,
  demoOf: (title) => `Ein Spiel ${title} ansehen`,
  demoHeading: "Sieh dir an, wie es aussieht",
  demoLead:
    "Diese Spiele erfundener Leute stehen mitten im Verlauf. Was sie sagen, erklärt, was geschah und warum; jeden Zug kannst du nachblättern.",
  noGamesYet: "Du hast noch kein Spiel. Eröffne eines und lade andere ein, oder sieh dir an, wie es geht:",

  invitationsHeading: "Einladungen",
  invitationTo: (seats) => `Ein Platz ist für dich frei: ${seats}.`,
  openTablesHeading: "Deine Tische, die noch suchen",
  hostedBy: (name) => `${name} lädt dich ein`,

  optionDefault: "üblich",
  profileLabel: "Gespielt nach",
  ofPlay: "Zum Spiel",
  ofRecords: "Für Spieldateien anderer Programme",
  ofRecordsLead: "Lass diese, wie sie sind, wenn du keine solche Datei hast.",

  rulesHeading: (title) => `Die Regeln von ${title} in Kürze`,
  rulesLead:
    "Eine Zusammenfassung in eigenen Worten, nach den Nummern, die Ablehnungen nennen. Das Regelheft ersetzt sie nicht.",
  rulesIndex: "Regeln und Wörterverzeichnis",
  ownRules: "Regeln dieses Titels",
  sharedRules: "Regeln, die alle Titel teilen",
  optionsHeading: "Regelvarianten",
  optionsLead: "Sie werden gewählt, wenn ein Tisch eröffnet wird. Der erste Wert ist der übliche.",
  figures: "Zahlen",
  playersHead: "Personen",
  cashHead: "Bargeld je Person",
  limitHead: "Zertifikate",
  countHead: "Anzahl",
  priceHead: "Preis",
  rustHead: "Rostet durch",
  noLimit: "unbegrenzt",
  glossary: "Wörterverzeichnis",
  ruleLink: (number) => `Regel ${number}`,
  contents: "Inhalt",

  addressHeading: "Adresse für Mails",
  newAddress: "Neue Mailadresse",
  newAddressLead:
    "An die neue Adresse geht ein Link; bevor du ihn dort bestätigst, ändert sich nichts. Die alte Adresse erfährt davon.",
  newAddressButton: "Link schicken",
  newAddressSent: (address) => `Ein Link ist unterwegs an ${address}. Bis er bestätigt ist, bleibt alles, wie es ist.`,
  confirmAddressHeading: "Neue Adresse bestätigen",
  confirmAddressLead: (name, address) => `Ab jetzt sollen die Mails für ${name} an ${address} gehen.`,
  confirmAddressButton: "Ja, diese Adresse",
  addressChanged: (address) => `Erledigt. Mails gehen ab jetzt an ${address}.`,

  deleteHeading: "Konto löschen",
  deleteLink: "Konto löschen …",
  deleteLead: "Das lässt sich nicht zurücknehmen. Sofort:",
  deleteWhat: [
    "tritt ein neutraler Name an die Stelle deines Namens, in allen Spielen, auch vergangenen",
    "sind deine Adresse und deine Einstellungen gelöscht, und du bekommst keine Mail mehr",
    "bist du überall abgemeldet, und Links aus Mails an dich gelten nicht mehr",
    "bleibt, was du gezogen und gesagt hast, in den Protokollen deiner Spiele, die niemand ändern kann",
  ],
  deleteSeats: (count) =>
    count === 1
      ? "Du sitzt an einem Tisch, der nicht zu Ende ist. Dein Platz bleibt dort; sag den anderen Bescheid oder verlass ihn vorher:"
      : `Du sitzt an ${count} Tischen, die nicht zu Ende sind. Deine Plätze bleiben dort; sag den anderen Bescheid oder verlass sie vorher:`,
  deleteSure: "Ich will mein Konto löschen",
  deleteNotSure: "Setz das Häkchen, wenn du sicher bist. Gelöscht ist nichts.",
  deleteButton: "Mein Konto endgültig löschen",
  deleteCancel: "Behalten",
  deleted: "Dein Konto ist gelöscht",
  deletedLead: "Danke, dass du mitgespielt hast. Wenn du wiederkommst, beginnst du als jemand Neues.",
};
