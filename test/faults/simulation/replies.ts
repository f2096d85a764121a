/** Players who answer their turn mails by mail: their replies come once or twice, and are offered again until they are dealt with. */
import { decision, writeMove } from "../../../engine/index.ts";
import { receive } from "../../../lambdas/service/replying.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { randomMove } from "../../support/random-moves.ts";
import { inProcess, type Reply, TIMEOUTS, type World } from "./world.ts";

const GOOD = { spf: "pass", dkim: "pass", dmarc: "pass", spam: "pass", virus: "pass" } as const;

/** The one who must act answers his latest mail, if he has one; now and then with nonsense. */
export async function writeReply(world: World, game: string): Promise<void> {
  const { head, state } = await createServices(world.quiet).games.load(game);
  if (!state || state.result) return;
  const { seat, move } = randomMove(decision(state), world.roll);
  const writer = world.people.find(({ id }) => id === head.seats[seat]?.person);
  const asked = world.taken.findLast(
    ({ mail }) => mail.to === writer?.address && mail.replyTo && mail.text.includes(`/t/${game}.`),
  );
  if (!writer || !asked?.mail.replyTo) return;
  const names = { seat: (one: number) => head.seats[one]?.name ?? "" };
  const line = writeMove(move, { state, decision: decision(state), seat, names }, writer.language);
  const text = world.roll(6) === 0 ? "we will see" : line;
  const messageId = `<${world.quiet.chance.id()}@example.org>`;
  const header = [
    `From: <${writer.address}>`,
    `To: <${asked.mail.replyTo}>`,
    "Subject: Re:",
    `Message-ID: ${messageId}`,
  ];
  const raw = Buffer.from([...header, "Content-Type: text/plain; charset=utf-8", "", text, ""].join("\r\n"));
  const mail = { raw, sender: writer.address, recipients: [asked.mail.replyTo], verdicts: GOOD, id: messageId };
  world.replies.push({ mail, messageId, game, seat, isDone: false });
}

/** The inbound handler with one reply. A run that fails, or finds it under way, is repeated later; sometimes one that did not, too. */
export async function hand(world: World, reply: Reply): Promise<void> {
  const receipt = await inProcess(world, TIMEOUTS.inbound, (deps) => receive(deps, reply.mail));
  const isOpen = receipt === undefined || receipt === "underWay";
  if (!isOpen && (world.weather.rate === 0 || world.roll(4) > 0)) reply.isDone = true;
}

/** Replies that are to be offered. */
export const openReplies = ({ replies }: World): Reply[] => replies.filter(({ isDone }) => !isDone);
