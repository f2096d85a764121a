/** English: the board on which moves are only tried. */

export const whatif = {
  whatIf: "What if",
  whatIfTry: "Try moves without playing them",
  whatIfFrom: "What if: try moves from here",
  whatIfBand: "What if: nothing here is played.",
  whatIfBase: (version: number) =>
    `It begins with version ${version}. Nobody sees it unless you pass the link on, and nothing of it is kept.`,
  whatIfMoves: "The moves tried so far",
  whatIfNone: "Nothing has been tried yet. You move for every seat, whoever is asked.",
  whatIfMove: (seat: string, move: string) => `${seat}: ${move}`,
  whatIfNext: "The next move of the what-if",
  whatIfSeat: "Move for",
  whatIfBack: "Take back the last",
  whatIfAnew: "Start again",
  whatIfLeave: "Back to the game",
  whatIfShare: "Link to share",
  whatIfShareHelp: "Whoever has this link sees the game as an onlooker, with these moves tried on it.",
  whatIfText: "The moves as text, to copy",
  whatIfDrawn: "Here something is drawn. A what-if cannot know what, so it ends here.",
  whatIfOver: "The game would be over.",
  whatIfFull: (most: number) => `A what-if holds at most ${most} moves.`,
  whatIfRefused: (number: number, sentence: string) => `Move ${number} of this link: ${sentence}`,
  whatIfAfterDraw: "This link goes on after something is drawn. What is drawn nobody can know, so it ends there.",
  whatIfBroken: "This is no complete link to a what-if. It may have been cut off on its way.",
  moneyOf: (name: string) => `${name}: money`,
  certificatesOf: (name: string) => `${name}: certificates`,
};
