/** English: mails about taking moves back. The other catalogues are typed by this one. */
export const en = {
  asked: {
    subject: (game: string, who: string) => `[${game}] ${who} asks to take moves back`,
    heading: (who: string) => `${who} asks to take moves back`,
    text: (who: string, to: number) =>
      `${who} asks that the game goes on from version ${to}. It does if everybody agrees whose moves would go; you are one of them.`,
    reason: (who: string, message: string) => `${who} says: “${message}”`,
    vanish: "These moves would be taken back",
    button: "Look and answer",
    reply: "Or answer this mail with one line:",
    accept: "accept",
    decline: "decline",
    lapses: "The request lapses as soon as somebody moves or declines.",
  },
  declined: {
    subject: (game: string, who: string) => `[${game}] ${who} does not want to take the moves back`,
    text: "The game goes on as it stands.",
  },
  done: {
    subject: (game: string) => `[${game}] The moves have been taken back`,
    heading: "The moves have been taken back",
    text: (to: number) => `Everybody has agreed. The game goes on from version ${to}.`,
  },
  button: "To the game",
};

export type UndoMailTexts = typeof en;
