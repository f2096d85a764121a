/** English: what is wrong in a situation, by the reasons of the service. */
import type { Reason } from "../../../lambdas/service/api.ts";

type Details = Readonly<Record<string, string | number>>;

export const reasons: Readonly<Record<Reason, (details: Details) => string>> = {
  address: () => "That is not a mail address.",
  name: () => "A name has between one and forty characters.",
  nameNeeded: () => "Say under which name the others shall see you.",
  gameName: () => "The game needs a name of at most sixty characters.",
  title: () => "There is no such title.",
  seatCount: () => "The title is not made for so many players.",
  options: () => "There is no such rule option.",
  submission: () => "The form's number is missing.",
  moves: () => "There is no move in the form.",
  message: ({ max }) => `A message may have up to ${max} letters.`,
  version: () => "The form does not say which state of the game it was made for.",
  linkGone: () => "The link has been used, or it is too old.",
  noGame: () => "There is no such game, or it is not for you.",
  noVersion: () => "The game has no such version.",
  hostOnly: () => "Only the host of the table may do this.",
  notYourSeat: () => "This seat is not yours.",
  notInGame: () => "You have no seat at this table.",
  alreadyInGame: () => "This person has a seat at this table already.",
  noOpenSeat: () => "All seats are taken.",
  noInvitation: () => "There is no invitation for this seat.",
  alreadyStarted: () => "The game has started already.",
  notStarted: () => "The game has not started yet.",
  tooFewPlayers: () => "Too few seats are taken.",
  busy: () => "Somebody else changed the table at the same moment. Try again.",
  tooManyMails: () => "So many mails have gone to this address that it must wait a while.",
  tooManyInvitations: () => "So many invitations have been sent that it must wait a while.",
  tooManyGames: () => "So many tables have been opened that it must wait a while.",
  sameAddress: () => "This is your address already.",
  addressTaken: () => "This address belongs to another account. Nothing was changed.",
  addressBusy: () => "This address has just been given up. Try again in a quarter of an hour.",
};
