/** English: mails about who plays, and the daily mail. The other catalogues are typed by this one. */
export const en = {
  digest: {
    subject: (waiting: number, games: number) =>
      waiting > 0
        ? `Bahnpost today: ${waiting === 1 ? "a game waits" : `${waiting} games wait`} for you`
        : `Bahnpost today: news of ${games === 1 ? "one game" : `${games} games`}`,
    place: "your games today",
    button: "To your move",
    game: "To the game",
    more: (games: number, waiting: number) =>
      `${games === 1 ? "One more game has" : `${games} more games have`} no room in this mail; waiting for you among them: ${waiting}.`,
    games: "To all your games",
    since: "Since the last mail",
    settings: "Choose which mails you get",
    stop: "Stop this daily mail",
  },
  news: {
    subject: (game: string, who: string) => `[${game}] ${who} has moved`,
    subjectSaid: (game: string, who: string) => `[${game}] ${who} says something`,
    subjectUndone: (game: string, who: string) => `[${game}] ${who} has taken moves back`,
    heading: (who: string) => `${who} has moved`,
    headingSaid: (who: string) => `${who} says something to the table`,
    headingUndone: (who: string) => `${who} has taken moves back`,
    title: "This has happened",
    waiting: (names: string) => `Waiting for ${names}.`,
  },
  joined: {
    subject: (game: string, who: string) => `[${game}] ${who} has taken a seat`,
    heading: (who: string) => `${who} has taken a seat`,
    free: (free: number) => (free === 1 ? "One seat is still free." : `${free} seats are still free.`),
    full: "All seats are taken now. The game begins when you say so.",
  },
  left: {
    subject: (game: string, who: string) => `[${game}] ${who} has left the table`,
    heading: (who: string) => `${who} has left the table`,
    text: "The seat is free again. Whoever has the table's link may take it.",
  },
  idle: {
    subject: (game: string) => `[${game}] Will this game begin?`,
    heading: "Will this game begin?",
    text: (days: number) =>
      `Nothing has happened at this table for two weeks. If that stays so, it is closed in ${days} days. Anything that changes at the table, a seat or an invitation, keeps it open.`,
  },
  cancelled: {
    subject: (game: string) => `[${game}] The table is closed`,
    heading: "The table is closed",
    text: "The game has not begun, and nothing had happened at the table for four weeks. A new table can be opened at any time.",
  },
  offered: {
    subject: (game: string, who: string) => `[${game}] ${who} looks for somebody to play on`,
    heading: (who: string) => `${who} looks for somebody to play on`,
    text: (who: string) => `${who} wants to give up the seat. Until somebody has taken it, ${who} plays on.`,
    link: "Whoever has this link may take the seat; pass it on:",
  },
  wanted: {
    subject: (game: string, who: string) => `[${game}] Somebody is sought for ${who}'s seat`,
    heading: (who: string) => `Somebody is sought for ${who}'s seat`,
    text: (who: string) =>
      `The others have voted for it, because ${who} has not moved for long. ${who} keeps the seat with a move, or a word on the game's page, until somebody has taken it.`,
  },
  absent: {
    subject: (game: string, who: string) => `[${game}] Shall somebody else play for ${who}?`,
    heading: (who: string) => `Shall somebody else play for ${who}?`,
    text: (by: string, who: string, needed: number) =>
      `${by} wants to look for somebody who takes over ${who}'s seat, because the table has waited for long. It takes ${needed === 1 ? "one vote" : `${needed} votes`} of the others.`,
    you: (by: string) =>
      `${by} wants to look for somebody who takes over your seat, because the table has waited for you for long. A move of yours, or the button on the game's page, ends that.`,
  },
  passed: {
    subject: (game: string, to: string, from: string) => `[${game}] ${to} plays on for ${from}`,
    heading: (to: string, from: string) => `${to} plays on for ${from}`,
    text: (to: string, from: string) => `${to} has taken over ${from}'s seat and plays on from where the game stands.`,
    you: (from: string) =>
      `You play on for ${from}. When it is your turn, you get a mail of its own with the link to your move.`,
    former: (to: string) =>
      `${to} has taken over your seat. Links and answers to earlier mails of this game move nothing any more.`,
  },
  ending: {
    subject: (game: string, who: string) => `[${game}] ${who} proposes to end the game`,
    heading: (who: string) => `${who} proposes to end the game`,
    agreed: (who: string, needed: number) =>
      `${who} proposes to end the game here; the standing as it is counts as the result. It takes ${needed} votes at the table.`,
    abandoned: (who: string, needed: number) =>
      `${who} proposes to break the game off, without a winner. It takes ${needed} votes at the table.`,
  },
  closed: {
    subject: (game: string) => `[${game}] The game has ended`,
    heading: "The game has ended",
    agreed: "The table has agreed to end the game here. The standing as it is counts as the result.",
    abandoned: "The table has agreed to break the game off. There is no winner; this is how things stood.",
    standing: "How things stood",
  },
  button: "To the game",
  table: "To the table",
};

export type PeopleTexts = typeof en;
