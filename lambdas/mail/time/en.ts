/** English: mails about time. The other catalogues are typed by this one. */
export const en = {
  sinceBy: (since: string, by: string) => `since ${since}, please move by ${by}`,
  reminder: {
    subject: (game: string, headline: string) => `[${game}] Reminder: ${headline}`,
    before: (by: string) => `The table waits for you. Please move by ${by}.`,
    after: (by: string) => `The table still waits for you. Your move was due on ${by}.`,
    needTime:
      "If you need more time, say so to the table, or announce an absence on your account's page: your clock then stands still.",
  },
  overdue: {
    subject: (game: string, who: string) => `[${game}] ${who}'s time is up`,
    heading: (who: string) => `${who}'s time is up`,
    text: (who: string, by: string) => `${who}'s move was due on ${by}.`,
    pass: (who: string, needed: number) =>
      `The table has agreed that the others may have ${who} pass. It takes ${needed === 1 ? "one of you" : `${needed} of you`}; nothing happens by itself.`,
    button: "To the game",
  },
  sought: {
    subject: (game: string, who: string) => `[${game}] Somebody is sought for ${who}'s seat`,
    heading: (who: string) => `Somebody is sought for ${who}'s seat`,
    text: (who: string) =>
      `The table has agreed to look for somebody else when a player's time is up. Until somebody has taken the seat, ${who} may still move.`,
  },
  paced: {
    subject: (game: string) => `[${game}] The table's pace has changed`,
    heading: "The table's pace has changed",
    by: (host: string) => `${host} has changed how long a move may take. Everybody's time now begins anew.`,
    none: "There is no clock any more.",
  },
};

export type TimeTexts = typeof en;
