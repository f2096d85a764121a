/** English: which mails come, who plays on, ending a game, notes. */
export const people = {
  mailsHeading: "Your mails",
  mailsLink: "Which mails I get",
  mailsLead: "This counts for all games that have no wish of their own.",
  mailsGameLead: "For this game:",
  mailWishes: {
    turns: "when I must move, at the start and at the end",
    all: "every move and every message too",
    digest: "one mail a day about what waits and what has happened",
    nothing: "no mails",
  },
  mailsAsAll: (wish: string) => `as for all my games (${wish})`,
  digestHour: (zone: string) => `The daily mail goes out at (${zone})`,
  mailsOwn: "Invitations and sign-in links always come.",
  unreachable: (address: string) =>
    `No mail reaches your address ${address}: mails to it came back, or one was reported as unwanted. Sign out and in again with a fresh link, or confirm another address on your page.`,

  stopLead: (game: string) =>
    game === "" ? "Which mails shall stop?" : `Which mails shall stop? The link comes from the game ${game}.`,
  stopScopes: {
    game: "all mails of this game",
    besides: "all mails of all games but those of my turns, starts and ends",
    digest: "the daily mail",
    everything: "all mails of all games",
  },
  stopButton: "Stop them",
  stopped: {
    game: (game: string) => `You get no more mails of the game ${game}. Its page lets you change that.`,
    besides: () => "You now get mails only when it is your turn, and at the start and the end of your games.",
    digest: () => "The daily mail does not come any more. Your page lets you change that.",
    everything: () => "You get no more mails of your games. Your page lets you change that.",
  },

  tableHeading: "Seats, votes and notes",
  seatsNow: "Seats",
  seatYours: "your seat",
  seatOfferedLine: (name: string) => `${name} wants to pass the seat on; anybody may take it.`,
  seatOfferedPrivate: "You offer your seat by a link of your own.",
  seatWantedLine: (name: string) => `The others look for somebody in the place of ${name}.`,
  seatVotesLine: (name: string, votes: number, needed: number) =>
    `Somebody else for ${name}? ${votes} of ${needed} votes so far.`,
  seatTake: (name: string) => `Play on for ${name}`,
  seatTakeLead: (name: string, seat: number) =>
    `You take over seat ${seat} of ${name} and play on from where the game stands. From then on mails of its turns go to you.`,
  seatTakeSignIn: "Sign in to take the seat",
  seatGoneLead: "The seat has passed to somebody else since this mail was sent. Its links move nothing any more.",
  seatOffering: "Pass my seat on",
  seatOfferingLead: "You play on until somebody has taken your seat. What you noted for yourself stays with you.",
  seatOfferLink: "By a link that I give to somebody",
  seatOfferOpen: "To anybody who has the link to watch",
  seatLinkIs: "Whoever opens this link, signs in and confirms takes your seat. It works until you take the offer back:",
  seatKeep: "Keep my seat",
  seatKeepHere: "I am here and keep my seat",
  seatVote: (name: string) => `Look for somebody in ${name}'s place`,
  seatVoteLead: (days: number) =>
    `After ${days} days in which a player keeps the table waiting, the others may look for somebody else, by a majority of their seats.`,
  seatVoted: "You have voted for it.",
  patience: "Days to wait for a player before the others may look for somebody else",

  endingHeading: "End the game",
  endingLead: "More than half of all seats can end the game before its rules do.",
  endingPropose: {
    agreed: "Propose to end it here: the standing counts",
    abandoned: "Propose to break it off, without a winner",
  },
  endingOpen: {
    agreed: (yes: number, needed: number) =>
      `It is proposed to end the game here, the standing counts. Votes for it: ${yes} of ${needed} needed.`,
    abandoned: (yes: number, needed: number) =>
      `It is proposed to break the game off, without a winner. Votes for it: ${yes} of ${needed} needed.`,
  },
  endingYes: "I am for it",
  endingNo: "I am against it",
  endingSaid: { yes: "You have voted for it.", no: "You have voted against it." },
  closedBy: {
    agreed: "The table has agreed to end the game here. The standing counts.",
    abandoned: "The table has broken the game off. There is no winner.",
    cancelled: "The game never began; the table was closed after four weeks without a change.",
  },

  seatPassedLine: (to: string, from: string) => `${to} plays on for ${from}.`,
  endingWhat: { agreed: "ending the game here, the standing counts", abandoned: "breaking the game off" },
  endingVote: { yes: (what: string) => `For: ${what}.`, no: (what: string) => `Against: ${what}.` },

  notesHeading: "My notes",
  notesLead: "Only you see this. It stands in no mail, no log and no export.",
  notesLabel: "Notes on this game",
  notesSave: "Save the notes",
  notesConflict:
    "These notes were saved elsewhere meanwhile. Below is what you wrote; above it what is saved. Save again to replace it.",
  notesSaved: "Saved as:",
  sayHeading: "Say something to the table",
  sayWithMove: "Say something to the table with it",
  sayLabel: "Message, for everybody at the table and all who watch",
  sayButton: "Say it",
};
