/** English: the first page, about, rules, and what a person can do with the account. */

interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

const about = {
  kept: {
    heading: "What is kept",
    lines: [
      "Of you: your name, your mail address, your language, at which tables you sit, and of which games you want no mail.",
      "Of a game: every move with its time and by whom, and what was said to the table. That is the game's log; nothing in it is ever changed.",
      "Of signing in: which browsers are signed in, and links that have been mailed, both only as fingerprints that cannot be turned back.",
      "Counters against abuse, by a fingerprint of your address or of the network you come from.",
      "There is no tracking, no advertising and no password. The only cookie keeps you signed in.",
    ],
  },
  "how-long": {
    heading: "For how long",
    lines: [
      "Name, address and settings: until you delete the account. Games: as long as this service runs.",
      "Signed in: 60 days. A link to sign in: 30 minutes; an invitation: 14 days. Counters: a day at most.",
      "Notes on which mail was sent: 90 days. Mails that you send here: a week. Technical logs, without addresses: a month.",
    ],
  },
  who: {
    heading: "Who sees it",
    lines: [
      "Those at your tables, and whoever has the link to watch them, see your name, your moves and what you say.",
      "Your address is seen by the host who has typed it into an invitation, until you take the seat, and by nobody else at the table.",
      "Whoever runs this service can read its table, and nothing is passed on to anybody.",
    ],
  },
  where: {
    heading: "Where it lies",
    lines: [
      "On one machine if your group runs the service itself; otherwise with Amazon Web Services, in the region that the operator has chosen. Mails go out through the operator's mail service.",
    ],
  },
  take: {
    heading: "Taking it with you, and deleting it",
    lines: [
      "Your page, behind your name at the top, shows and changes what is kept of you. The moves of each game can be copied as text from its page, under transcript.",
      "There you can also delete the account. Name and address then go at once, mails stop, and you are signed out everywhere.",
      "Games stay as they are, since they belong to all who play them; your place then bears a name that is nobody's.",
    ],
  },
} satisfies Record<string, Section>;

export const newcomers = {
  about: "About",
  aboutHeading: "What is kept of you, and how to delete it",
  aboutSections: about,
  rules: "Rules",

  howHeading: "How a game by mail goes",
  howSteps: [
    ["Open a table", "Choose the title and its rule options, and invite the others by mail or by a link."],
    [
      "Get a mail when it is your turn",
      "It says what happened, what you must decide and what is possible, with a picture of the map.",
    ],
    [
      "Move",
      "In the form behind the link, or by answering the mail with a line such as “buy PRR”. Every rule is checked, and you see the outcome first.",
    ],
    ["Go on living", "Whoever must move next gets the next mail. A game takes some weeks, a few minutes at a time."],
  ] as readonly (readonly [string, string])[],
  titlesHeading: "Three railway games",
  playersFor: (min: number, max: number) => `${min} to ${max} players`,
  rulesOf: (title: string) => `Rules of ${title}`,
  demoOf: (title: string) => `Look at a game of ${title}`,
  demoHeading: "See how it looks",
  demoLead:
    "These games of invented players stand in mid course. What they say explains what happened and why; you can leaf through every move.",
  noGamesYet: "You have no game yet. Begin one and invite others, or look at how it goes:",

  invitationsHeading: "Invitations",
  invitationTo: (seats: string) => `A seat is kept for you: ${seats}.`,
  openTablesHeading: "Your tables that still gather",
  hostedBy: (name: string) => `${name} invites you`,

  optionDefault: "usual",
  profileLabel: "Rules as played",
  ofPlay: "About the play",
  ofRecords: "For game files of other programs",
  ofRecordsLead: "Leave these as they are unless you know such a file.",

  rulesHeading: (title: string) => `The rules of ${title}, in short`,
  rulesLead: "A summary in our own words, by the numbers that refusals name. It does not replace the rulebook.",
  rulesIndex: "Rules and glossary",
  ownRules: "Rules of this title",
  sharedRules: "Rules that all titles share",
  optionsHeading: "Rule options",
  optionsLead: "They are chosen when a table is opened. The first value is the usual one.",
  figures: "Figures",
  playersHead: "Players",
  cashHead: "Cash each",
  limitHead: "Certificates",
  countHead: "Number",
  priceHead: "Price",
  rustHead: "Rusts with",
  noLimit: "unlimited",
  glossary: "Glossary",
  ruleLink: (number: string) => `Rule ${number}`,
  contents: "Contents",

  addressHeading: "Mail address",
  newAddress: "New mail address",
  newAddressLead:
    "A link goes to the new address; nothing changes before you confirm it there. The old address is told.",
  newAddressButton: "Send the link",
  newAddressSent: (address: string) =>
    `A link is on its way to ${address}. Until it is confirmed everything stays as it is.`,
  confirmAddressHeading: "Confirm the new address",
  confirmAddressLead: (name: string, address: string) => `From now on the mails for ${name} shall go to ${address}.`,
  confirmAddressButton: "Yes, use this address",
  addressChanged: (address: string) => `Done. Mails go to ${address} from now on.`,

  deleteHeading: "Delete the account",
  deleteLink: "Delete the account …",
  deleteLead: "This cannot be taken back. At once:",
  deleteWhat: [
    "your name is replaced by a neutral one, in all games, also past ones",
    "your address and your settings are deleted, and no mail is sent to you any more",
    "you are signed out everywhere, and links that were mailed to you are dead",
    "what you have moved and said stays in the logs of your games, which nobody can change",
  ] as readonly string[],
  deleteSeats: (count: number) =>
    count === 1
      ? "You sit at one table that is not finished. Your place stays there; tell the others, or leave it first:"
      : `You sit at ${count} tables that are not finished. Your places stay there; tell the others, or leave them first:`,
  deleteSure: "I want to delete my account",
  deleteNotSure: "Tick the box if you are sure. Nothing has been deleted.",
  deleteButton: "Delete my account for good",
  deleteCancel: "Keep it",
  deleted: "Your account is deleted",
  deletedLead: "Thank you for having played. If you come back, you begin as somebody new.",
};
