/** Deutsch: das Brett, auf dem Züge nur ausprobiert werden. */
import type { whatif as english } from "../en/whatif.ts";

export const whatif: typeof english = {
  whatIf: "Was wäre, wenn",
  whatIfTry: "Züge ausprobieren, ohne sie zu spielen",
  whatIfFrom: "Was wäre, wenn: von hier aus Züge ausprobieren",
  whatIfBand: "Was wäre, wenn: Nichts hier ist gespielt.",
  whatIfBase: (version) =>
    `Es beginnt mit Version ${version}. Niemand sieht es, solange du den Link nicht weitergibst, und nichts davon wird aufgehoben.`,
  whatIfMoves: "Die bisher ausprobierten Schritte",
  whatIfNone: "Noch ist nichts ausprobiert. Du ziehst für alle Plätze, wer auch gefragt ist.",
  whatIfMove: (seat, move) => `${seat}: ${move}`,
  whatIfNext: "Der nächste Schritt, nur zur Probe",
  whatIfSeat: "Ziehen für",
  whatIfBack: "Letzten zurücknehmen",
  whatIfAnew: "Von vorn",
  whatIfLeave: "Zurück zum Spiel",
  whatIfShare: "Link zum Weitergeben",
  whatIfShareHelp: "Wer diesen Link hat, sieht das Spiel als Zuschauer und darauf diese ausprobierten Schritte.",
  whatIfText: "Die Schritte als Text, zum Kopieren",
  whatIfDrawn: "Hier wird etwas ausgelost. Was, kann eine Probe nicht wissen; darum endet sie hier.",
  whatIfOver: "Das Spiel wäre zu Ende.",
  whatIfFull: (most) => `Eine Probe fasst höchstens ${most} Schritte.`,
  whatIfRefused: (number, sentence) => `Schritt ${number} dieses Links: ${sentence}`,
  whatIfAfterDraw:
    "Dieser Link geht weiter, nachdem etwas ausgelost wird. Was, kann niemand wissen; darum endet er dort.",
  whatIfBroken: "Das ist kein vollständiger Link zu einer Probe. Vielleicht ist er unterwegs abgeschnitten worden.",
  moneyOf: (name) => `${name}: Bargeld`,
  certificatesOf: (name) => `${name}: Zertifikate`,
};
