/** Sending the answer to a reply: to the seat's own address, never to one that the mail names, and not without end. */
import { type Answer, answerMail } from "../mail/answers.ts";
import { marksFor } from "../mail/picture.ts";
import { openBook } from "./book.ts";
import type { Correspondence } from "./correspondence.ts";
import type { Deps } from "./deps.ts";
import { askedNow, mailInput } from "./letters.ts";
import { withNames } from "./names.ts";
import { mapPicture } from "./picturing.ts";
import { hasRoom, isWithinRate, RATES } from "./rates.ts";

/**
 * Sends it, with the game as it stands now; a seat that has been asked anew since its move gets a turn mail of its own.
 * Beyond the rate, and to an address that takes no mail, nothing is sent; what is booked stays so. Throws MailError.
 */
export async function sendAnswer(
  deps: Deps,
  { ticket, profile, hasPassed }: Correspondence,
  answer: Answer,
  answered: string | null,
): Promise<void> {
  const rate = answer.kind === "booked" ? RATES.confirmationsPerPerson : RATES.answersPerPerson;
  if (profile.suppression || !(await hasRoom(deps, rate, profile.id))) {
    deps.log.info("answer not sent", { game: ticket.game, reason: profile.suppression?.reason ?? rate.name });
    return;
  }
  const { ledger } = await openBook(deps, ticket.game);
  const [head] = await withNames(deps, [ledger.head]);
  if (!head || !ledger.state) return;
  const seat = hasPassed ? -1 : ticket.seat;
  const input = mailInput(deps, head, ledger.state, { profile, seat }, ticket.since);
  const isStillAsked = head.waiting.some((one) => one.seat === seat && one.since === ticket.since);
  const hasOwnMail = answer.kind === "booked" && !isStillAsked;
  const asked = hasOwnMail ? null : askedNow(deps, head, ledger.state, seat);
  const marks = asked && answer.kind === "booked" ? marksFor(asked.decision, seat, [answer.entry]) : null;
  const picture = marks && (await mapPicture(deps, head.id, ledger.state, marks));
  await deps.mail.send(answerMail({ ...input, answer, asked, picture, answered }));
  await isWithinRate(deps, rate, profile.id).catch((error: unknown) =>
    deps.log.error("answer not counted", { game: ticket.game, error: String(error) }),
  );
}
