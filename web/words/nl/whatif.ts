/** Nederlands: het bord waarop zetten alleen geprobeerd worden. */
import type { whatif as english } from "../en/whatif.ts";

export const whatif: typeof english = {
  whatIf: "Wat als",
  whatIfTry: "Zetten proberen zonder ze te spelen",
  whatIfFrom: "Wat als: probeer zetten vanaf hier",
  whatIfBand: "Wat als: niets hiervan is gespeeld.",
  whatIfBase: (version) =>
    `Het begint bij versie ${version}. Niemand ziet het zolang je de link niet doorgeeft, en er wordt niets van bewaard.`,
  whatIfMoves: "De zetten die tot nu toe geprobeerd zijn",
  whatIfNone: "Er is nog niets geprobeerd. Je zet voor elke plaats, wie er ook aan de beurt is.",
  whatIfMove: (seat, move) => `${seat}: ${move}`,
  whatIfNext: "De volgende zet, alleen om te proberen",
  whatIfSeat: "Zetten voor",
  whatIfBack: "Laatste terugnemen",
  whatIfAnew: "Opnieuw beginnen",
  whatIfLeave: "Terug naar het spel",
  whatIfShare: "Link om te delen",
  whatIfShareHelp: "Wie deze link heeft, ziet het spel als toeschouwer met daarop deze geprobeerde zetten.",
  whatIfText: "De zetten als tekst, om te kopiëren",
  whatIfDrawn: "Hier wordt iets geloot. Wat, kan een proef niet weten; daarom houdt die hier op.",
  whatIfOver: "Het spel zou voorbij zijn.",
  whatIfFull: (most) => `Een proef telt hoogstens ${most} zetten.`,
  whatIfRefused: (number, sentence) => `Zet ${number} van deze link: ${sentence}`,
  whatIfAfterDraw:
    "Deze link gaat verder nadat er iets geloot wordt. Wat, kan niemand weten; daarom houdt hij daar op.",
  whatIfBroken: "Dit is geen volledige link naar een proef. Misschien is hij onderweg afgekapt.",
  moneyOf: (name) => `${name}: geld`,
  certificatesOf: (name) => `${name}: certificaten`,
};
