/** The mails' texts in English. The other catalogues are typed by this one: a missing key does not compile. */
import type { NotationProblem } from "../../engine/index.ts";
import type { Situation } from "../service/api.ts";

export const en = {
  signIn: {
    subject: "Bahnpost: sign in",
    place: "signing in",
    heading: "Sign in to Bahnpost",
    text: (minutes: number) =>
      `Open the link and press the button there. It works once and for ${minutes} minutes. If you did not ask for it, leave it alone: nothing happens.`,
    button: "Sign in",
    foot: "You get this mail because somebody entered your address on the sign-in page.",
  },
  addressChange: {
    subject: "Bahnpost: your new address",
    place: "new address",
    heading: "Confirm your new address",
    text: (name: string, minutes: number) =>
      `${name} wants to get the mails of Bahnpost at this address. Open the link and press the button there. It works once and for ${minutes} minutes. If that is not you, leave it alone: nothing happens.`,
    button: "Look and confirm",
    foot: "You get this mail because somebody entered your address as the new one of an account.",
  },
  addressChanged: {
    subject: "Bahnpost: another address from now on",
    place: "new address",
    heading: "Your address has changed",
    text: (name: string) =>
      `From now on the mails for ${name} go to another address, which has been confirmed. This address signs nobody in any more and can begin anew. If it was not you, somebody has had your account open: tell the hosts of your games.`,
    foot: "This is the last mail of that account to this address.",
  },
  invitation: {
    subject: (game: string, host: string) => `[${game}] ${host} invites you to play`,
    place: (game: string) => game,
    heading: (host: string) => `${host} invites you to play`,
    text: (host: string, title: string, subtitle: string) =>
      `${host} has kept a seat for you in a game of ${title} (${subtitle}), played by mail over days and weeks. Each time it is your turn you get a mail with a link to your move.`,
    options: (options: string) => `Agreed options: ${options}.`,
    seated: (names: string) => `At the table so far: ${names}.`,
    take: (days: number) =>
      `Open the link and press the button there to take the seat. The link works once, within ${days} days.`,
    button: "Take the seat",
    foot: "If you do not want to play, leave this mail alone: nothing happens.",
  },
  started: {
    subject: (game: string) => `[${game}] The game has started`,
    heading: "The game has started",
    order: (names: string) => `The order around the table is: ${names}.`,
    first: (names: string) => `Waiting for ${names}. You get a mail when it is your turn.`,
    you: "It is your turn first; a mail of its own says what to decide.",
    options: (options: string) => `Options: ${options}.`,
    button: "Look at the game",
  },
  turn: {
    subject: (game: string, headline: string) => `[${game}] ${headline}`,
    since: (time: string) => `since ${time}`,
    possible: "Possible now:",
    more: (count: number) => `... and ${count} more in the form`,
    form: "Form",
    game: "Game",
    news: "Since your last move",
    newsFirst: "So far",
    nothing: "Nothing has happened since.",
    earlier: (count: number) =>
      count === 1 ? "One earlier move is in the log." : `${count} earlier moves are in the log.`,
    preview: (question: string) => question,
    foot: (version: number) =>
      `Version ${version}. The link leads to this one turn of yours and to nothing else; it ends when the game has moved on. Do not forward it.`,
  },
  map: {
    caption: "The map as it is now.",
    legal: "Dashed blue: where you may lay track.",
    fresh: "Yellow frame: laid since your last move.",
    alt: (round: string, legal: string, fresh: string) =>
      `Map, ${round}.${legal ? ` You may lay track on ${legal}.` : ""}${fresh ? ` Laid since your last move: ${fresh}.` : ""}`,
  },
  reply: {
    above: "write your moves above this line",
    how: "To move by mail, answer with one line for each move, such as these; other prices or tiles that stand beside a line work too:",
    besides: "A line “say: ...” tells the table something. Nothing below a line “end” is read.",
  },
  answer: {
    headings: {
      booked: "Booked",
      past: "Nothing booked: the game has moved on",
      unread: "Nothing booked",
      confirm: "Please confirm your move",
      tooLarge: "Nothing booked: the mail is too large",
      absence: "Your absence",
      programs: "Your programmed moves",
      messageTooLong: "Nothing booked: the message is too long",
      situation: "Nothing booked",
    },
    booked: "Your mail has arrived, and this is booked:",
    past: "You have answered a mail about an earlier turn. Nothing was booked.",
    since: "What has happened since",
    line: (said: string) => `This line of your mail: “${said}”`,
    refused: (sentence: string, rule: string) => `${sentence} (rule ${rule})`,
    problems: {
      empty: "There is no move in your mail.",
      tooLong: "That is too long to be read as moves.",
      unknown: "This cannot be read as a move.",
      incomplete: "Something is missing in this line, for example a price.",
      ambiguous: "This line could mean several moves. Say which:",
      mismatch: "This move is possible, but not as the line puts it: a price, an owner or another detail differs.",
      route: "These routes cannot be read.",
      notNow: "This is not possible now.",
      drawn: "Something is drawn before this line. Send the lines above it first; you then see what was drawn.",
    } satisfies Record<NotationProblem, string>,
    nearest: "These would come closest:",
    nothingBooked: "Nothing of your mail was booked. Answer once more with all your moves.",
    now: "To decide now",
    confirm:
      "Your mail could not be proved to come from you, so nothing is booked yet. If you have written this, confirm it:",
    confirmButton: "Look and confirm",
    tooLarge: (megabytes: number) =>
      `Mails may have up to ${megabytes} MB. Leave pictures and attachments out and answer once more.`,
    messageTooLong: (max: number) =>
      `What you say to the table may have up to ${max} letters. Nothing of your mail was booked. Answer once more with all your moves.`,
    told: "Your message has been told to the table.",
    untold: "Your message could not be told to the table; say it on the game's page.",
    waiting: (names: string) => `Now waiting for ${names}. You get a mail when it is your turn.`,
    over: "The game is over.",
    situations: {
      invalid: "Your mail could not be used as it is. Nothing was booked.",
      unauthenticated: "For this you have to sign in on the site. Nothing was booked.",
      forbidden: "This seat is not yours any more. Nothing was booked.",
      notFound: "There is no such game any more. Nothing was booked.",
      gone: "The address that you wrote to has expired. Nothing was booked.",
      conflict: "Somebody else moved at the same moment. Nothing was booked; answer once more.",
      tooMany: "Too many mails have come from you within an hour. Nothing was booked; try again later.",
    } satisfies Record<Situation, string>,
  },
  ended: {
    subject: (game: string, winner: string) => `[${game}] Game over: ${winner} wins`,
    subjectTied: (game: string) => `[${game}] Game over`,
    heading: (winner: string) => `Game over: ${winner} wins`,
    headingTied: (winners: string) => `Game over: ${winners} share first place`,
    standing: "Final standing",
    button: "Look at the game",
  },
  unreachable: {
    subject: (game: string, who: string) => `[${game}] No mail reaches ${who}`,
    heading: (who: string) => `No mail reaches ${who}`,
    bounce: (who: string) =>
      `The mail server of ${who} has returned our mail for good, so we send none there any more.`,
    complaint: (who: string) => `A mail of ours to ${who} was reported as unwanted, so we send none there any more.`,
    gone: (who: string) => `Somebody at this table has deleted the account and is shown as ${who} from now on.`,
    seatStays: (who: string) =>
      `The game is as it was, and the place of ${who} stays. No mail goes there any more, so settle at the table how the game goes on.`,
    invited: "If the address was mistyped, withdraw the invitation at the table and invite the right one.",
    seated: (who: string) =>
      `Turn mails will not arrive, so please let ${who} know in another way. As soon as ${who} has signed in with a fresh link from the sign-in page, our mails go out again.`,
    button: "Go to the game",
    foot: "You get this mail because you are the host of the game. It is sent once.",
  },
  table: {
    standing: "The table",
    player: "player",
    cash: "cash",
    worth: "worth",
    certificates: "certificates",
    of: (held: number, limit: number) => `${held} of ${limit}`,
    you: (name: string) => `${name} (you)`,
    order: "order",
    price: "price",
    treasury: "treasury",
    trains: "trains",
    lastRun: "last run",
    debt: "debt",
    penalty: "surcharge",
    size: "size",
    owes: (corporation: string, debt: string) =>
      `${corporation} owes the bank ${debt}; it repays that out of its revenue first.`,
    none: "-",
    place: "place",
  },
  outlook: {
    companies: (companies: string, price: string, left: number) =>
      `${companies} are worth ${price} each; ${left === 1 ? "1 operating round is" : `${left} operating rounds are`} still to come.`,
    lastRound: (companies: string, price: string) =>
      `${companies} are worth ${price} each; no operating round is still to come.`,
    limits: (limits: string) => `Trains a corporation may own: ${limits}.`,
    cards: "The next trains",
    card: (phase: string, left: number | null, sides: string) =>
      `${phase}, ${left === null ? "any number" : `${left} left`}: ${sides}`,
    train: (train: string, left: number | null, price: string) => `${train}, ${left ?? "any number"} left: ${price}`,
    trainRusts: (train: string, left: number | null, price: string, rusted: string) =>
      `${train}, ${left ?? "any number"} left: ${price}, rusts ${rusted}`,
    side: (rank: string, price: string) => `${rank} for ${price}`,
    sideRusts: (rank: string, price: string, rusted: string) => `${rank} for ${price}, rusts ${rusted}`,
    exports: "After the operating rounds of a set the top card leaves the game.",
  },
  said: (message: string) => `“${message}”`,
  foot: {
    times: (zone: string) => `All times are in ${zone}.`,
    stop: "Stop mails of this game",
  },
  someone: "Somebody",
  list: (names: readonly string[]) => new Intl.ListFormat("en").format(names),
};

export type MailTexts = typeof en;
