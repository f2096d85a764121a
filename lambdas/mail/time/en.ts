/** English: mails about time. The other catalogues are typed by this one. */
export const en = {
  sinceBy: (since: string, by: string) => `since ${since}, please move by ${by}`,
  reminder: {
    subject: (game: string, headline: string) => `[${game}] Reminder: ${headline}`,
    before: (by: string) => `The table waits for you. Please move by ${by}.`,
    after: (by: string) => `The table still waits for you. Your move was due on ${by}.`,
    needTime:
      "If you need more time, say so to the table, or announce an absence on your account's page or with a line such as “away until 14 Aug”: your clock then stands still.",
  },
  absence: {
    added: (from: string, to: string) =>
      `You are away from ${from} to ${to}, both days included. In all your games your clocks then stand still, no reminder comes, and the others see until when you are away. You can still move.`,
    back: "You are back, and your clocks run again.",
    notAway: "You are not away at present; your clocks run.",
    none: "You have announced no absence.",
    line: (from: string, to: string) => `Away from ${from} to ${to}.`,
    mixed:
      "Write the line about your absence in a mail of its own; only a message to the table may follow it. Nothing was done.",
    unread: "It cannot be read from your line which days you mean. Nothing was changed.",
    over: "An absence needs a first and a last day that are not over yet. Nothing was changed.",
    long: (max: number) =>
      `An absence may be ${max} days long, together with those that it touches. Nothing was changed.`,
    many: (max: number) => `You may announce ${max} absences at most. Nothing was changed.`,
    busy: "Somebody changed your absences at the same moment. Nothing was changed; answer once more.",
    unproved: "Who wrote this mail could not be proved, so nothing was changed. Announce your absence on this page:",
    how: "Lines to answer with:",
    lines: ["away from 3 Aug to 14 Aug", "away until 14 Aug", "away on 2027-08-03", "back", "absences"],
    button: "Time and absences",
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
