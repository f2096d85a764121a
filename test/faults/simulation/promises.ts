/** The promises of the design, checked when the storm is over. Each answers what broke it, or nothing. */
import { fold, type GameState, titleOf } from "../../../engine/index.ts";
import type { SubmitAnswer } from "../../../lambdas/service/api.ts";
import { logEntries, logEntry, movesOn } from "../../../lambdas/service/ledger.ts";
import { rebuildGame } from "../../../lambdas/service/rebuilding.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { newlyAsked } from "../../../lambdas/service/turns.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { canonical, type Entry } from "../../../lambdas/store/entry.ts";
import { faultsOf } from "../../support/invariants.ts";
import type { Reply, Taken, Try, World } from "./world.ts";

type Logs = ReadonlyMap<string, readonly Entry[]>;

/** Everything that is broken, each with the number of its promise. */
export async function brokenPromises(world: World): Promise<string[]> {
  const logs = await logsOf(world);
  const everyEntry = [...logs.values()].flat();
  return [
    ...world.tries.flatMap((one) => lostOrDoubled(one, logs)),
    ...everyEntry.flatMap((entry) => unasked(world, entry)),
    ...bookedTwice(world, everyEntry),
    ...world.replies.flatMap((reply) => unanswered(world, reply)),
    ...[...logs.values()].flatMap((log) => unmailed(world, log)),
    ...doubledMails(world, everyEntry),
    ...[...world.entered].flatMap(([, times]) => (times > 1 ? [`6: an account link was used ${times} times`] : [])),
    ...world.bugs.map((bug) => `7: ${bug}`),
    ...(await Promise.all([...logs.keys()].map((game) => unproven(world, game)))).flat(),
    ...[...logs.values()].flatMap(unbalanced),
    ...(await written(world, [...logs.keys()])),
    ...(await unbuilt(world, [...logs.keys()])),
    ...world.logged.filter((line) => /@example|\/t\/|\/sign-in\//.test(line)).map((line) => `log: ${line}`),
  ];
}

async function logsOf({ quiet: { store } }: World): Promise<Logs> {
  const games = [...(await store.log.games()).keys()];
  const logs = games.map(async (game) => [game, await store.log.entries(game, 1, Number.POSITIVE_INFINITY)] as const);
  return new Map(await Promise.all(logs));
}

/** 1, 2, 3: what was acknowledged is in the log, once, and every answer to it is the same. */
function lostOrDoubled({ submission, answers }: Try, logs: Logs): string[] {
  const log = logs.get(submission.game) ?? [];
  const own = log.filter((entry) => entry.submission === submission.submission);
  const name = `${submission.submission} at ${submission.version}`;
  const faults = answers.flatMap((answer) => wrongAnswer(answer, own[0], log).map((fault) => `${fault}: ${name}`));
  const isHalf = own[0]?.fact.kind === "moved" && canonical(own[0].fact.moves) !== canonical(submission.moves);
  return [
    ...faults,
    ...(own.length > 1 ? [`3: ${name} is in the log ${own.length} times`] : []),
    ...(isHalf ? [`2: ${name} is half applied`] : []),
    ...(own[0] && log.slice(submission.version, own[0].version - 1).some(({ fact }) => movesOn(fact))
      ? [`2: ${name} was applied at another version`]
      : []),
  ];
}

function wrongAnswer(answer: SubmitAnswer, own: Entry | undefined, log: readonly Entry[]): string[] {
  if (answer.outcome === "accepted") {
    const isThere = own && canonical(logEntry(own)) === canonical(answer.entry);
    return isThere ? [] : [own ? "3: two answers to one submission" : "1: an acknowledged move is lost"];
  }
  if (own) return [`3: ${answer.outcome}, but it is in the log`];
  if (answer.outcome === "refused") return [];
  const since = log.slice(answer.version - answer.since.length, answer.version);
  return canonical(logEntries(since)) === canonical(answer.since) ? [] : ["2: told otherwise than it happened"];
}

/** 1: nothing stands in the log that nobody submitted. */
function unasked({ tries, replies }: World, { submission, fact, game, version, seat }: Entry): string[] {
  if (fact.kind !== "moved") return [];
  const isMailed = replies.some((one) => one.game === game && one.seat === seat && submission?.length === 43);
  const isAsked = isMailed || tries.some((one) => one.submission.submission === submission);
  return isAsked ? [] : [`1: nobody submitted entry ${version} of ${game}`];
}

/** 3: mails of one seat book no more entries than there are mails, and none twice. */
function bookedTwice({ replies, tries }: World, entries: readonly Entry[]): string[] {
  const posted = new Set(tries.map(({ submission }) => submission.submission));
  const mailed = entries.filter(({ fact, submission }) => fact.kind === "moved" && !posted.has(submission ?? ""));
  const isDouble = new Set(mailed.map(({ submission }) => submission)).size < mailed.length;
  return isDouble || mailed.length > replies.length ? ["3: a mail was booked twice"] : [];
}

/** 4: whoever writes is answered. */
function unanswered({ taken }: World, { messageId }: Reply): string[] {
  const isAnswered = taken.some(({ mail }) => mail.headers.some(({ value }) => value === messageId));
  return isAnswered ? [] : [`4: the mail ${messageId} was never answered`];
}

/** 4: who must act now, who holds an open invitation, and everybody at the start and the end has his mail. */
function unmailed(world: World, log: readonly Entry[]): string[] {
  const seats = log.flatMap(({ fact }) => (fact.kind === "started" ? [fact.seats] : []))[0] ?? [];
  const last = log.at(-1);
  const game = last?.game ?? "";
  const turns = [...(last?.waiting ?? [])].filter((seat) => !hasTurnMail(world, seats[seat], game, seat, log));
  const started = seats.filter((person) => mailsOfGame(world, person, game).length === 0);
  const isOver = last?.fact.kind === "moved" && last.fact.events.some(({ type }) => type === "gameEnded");
  const ended = isOver ? seats.filter((person) => !hasEndMail(world, person, game)) : [];
  return [
    ...turns.map((seat) => `4: seat ${seat} of ${game} must act and has no mail`),
    ...started.map((person) => `4: ${person} has no mail of the start of ${game}`),
    ...ended.map((person) => `4: ${person} has no mail of the end of ${game}`),
    ...openInvitations(log).flatMap((person) =>
      invitationsTo(world, person).length > 0 ? [] : [`4: ${person} has no invitation to ${game}`],
    ),
  ];
}

/** The version since which a seat has been asked. */
function askedSince(log: readonly Entry[], seat: number): number {
  const at = log.findLast((entry, index) => newlyAsked(log[index - 1]?.waiting ?? [], entry).includes(seat));
  return at?.version ?? 0;
}

function hasTurnMail(
  world: World,
  person: string | undefined,
  game: string,
  seat: number,
  log: readonly Entry[],
): boolean {
  const link = `/t/${game}.${seat}.${askedSince(log, seat)}.`;
  return mailsOfGame(world, person, game).some(({ mail: { text } }) => text.includes(link));
}

/** The mail of the end is the one without a turn link that is not the first. */
function hasEndMail(world: World, person: string, game: string): boolean {
  const plain = mailsOfGame(world, person, game).filter(({ mail: { text } }) => !text.includes(`/t/${game}.`));
  return new Set(plain.map(({ mail: { subject } }) => subject)).size >= 2;
}

const addressOf = ({ people }: World, person: string | undefined): string =>
  people.find(({ id }) => id === person)?.address ?? "";

function mailsOfGame(world: World, person: string | undefined, game: string): readonly Taken[] {
  const to = addressOf(world, person);
  return world.taken.filter(
    ({ mail }) => mail.to === to && mail.headers.some(({ value }) => value.startsWith(`<game.${game}@`)),
  );
}

function invitationsTo(world: World, person: string): readonly Taken[] {
  const to = addressOf(world, person);
  return world.taken.filter(({ mail }) => mail.to === to && mail.text.includes("/sign-in/"));
}

/** Persons who are invited and have neither come nor gone. */
function openInvitations(log: readonly Entry[]): string[] {
  const open = new Set<string>();
  for (const { fact } of log) {
    if (fact.kind === "invited") open.add(fact.person);
    if (fact.kind === "joined" || fact.kind === "left") open.delete(fact.person);
    if (fact.kind === "started") open.clear();
  }
  return [...open];
}

/** A sender that could not note a mail although it tried so often. */
const NOTES = 3;

/** 4: a second mail of the same is excused only if an earlier sender died, or could not know or note that it had been taken. */
function doubledMails(world: World, entries: readonly Entry[]): string[] {
  const byKind = new Map<string, Taken[]>();
  for (const one of world.taken) byKind.set(keyOf(one), [...(byKind.get(keyOf(one)) ?? []), one]);
  return [...byKind].flatMap(([key, all]) => {
    const allowed = key.startsWith("invitation") ? invitedTo(world, entries, all[0]?.mail.to ?? "") : 1;
    const unexcused = all.slice(0, -1).filter((one) => !isExcused(one));
    return unexcused.length >= allowed && all.length > allowed ? [`4: ${all.length} mails of ${key}`] : [];
  });
}

/** What tells a reminder from the turn mail of the same turn, and from the other one. */
const REMINDER = /(The table waits|The table still waits|Der Tisch wartet|Der Tisch wartet immer) [^\n]*/;

function keyOf({ mail }: Taken): string {
  const answered = mail.headers.find(({ name }) => name === "In-Reply-To")?.value ?? "";
  if (!answered.startsWith("<game.")) return `answer to ${answered}`;
  const turn = /\/t\/([a-z0-9]+\.\d+\.\d+)\./.exec(mail.text)?.[1];
  const reminder = REMINDER.exec(mail.text)?.[0] ?? "";
  const kind = mail.text.includes("/sign-in/") ? "invitation" : turn ? `${reminder} ${turn}` : mail.subject;
  const thread = mail.headers.find(({ name }) => name === "References")?.value ?? "";
  return `${kind} ${thread} to ${mail.to}`;
}

function isExcused({ process, isLate }: Taken): boolean {
  if (isLate || process?.isDead) return true;
  return process !== null && process.faults.refused + process.faults.late >= NOTES;
}

const invitedTo = (world: World, entries: readonly Entry[], address: string): number =>
  entries.filter(({ fact }) => fact.kind === "invited" && addressOf(world, fact.person) === address).length;

/** 9: the chain is whole, and every entry is what its moves give. */
async function unproven({ quiet }: World, game: string): Promise<string[]> {
  const verdict = await verifyGame(quiet, game);
  if (!verdict.ok) return [`9: ${game} at ${verdict.version}: ${verdict.fault}`];
  return verdict.moved === verdict.redecided ? [] : [`2: ${game}: ${verdict.moved - verdict.redecided} half applied`];
}

/** 11: nothing is lost or made in any state. */
function unbalanced(log: readonly Entry[]): string[] {
  let state: GameState | null = null;
  const states = new Map<number, GameState>();
  const faults: string[] = [];
  for (const { fact, game, version } of log) {
    if (fact.kind === "started") state = fact.initial;
    if (fact.kind === "undone") state = states.get(fact.to) ?? null;
    if (state !== null) states.set(version, state);
    if (fact.kind !== "moved" || state === null) continue;
    state = fold(state, fact.events);
    states.set(version, state);
    faults.push(...faultsOf(titleOf(state), state).map((fault) => `11: ${game} ${version}: ${fault}`));
  }
  return faults;
}

/** 5: looking writes nothing. */
async function written(world: World, games: readonly string[]): Promise<string[]> {
  const service = createServices(world.quiet);
  const before = world.counts.writes;
  for (const game of games) {
    const { version } = await service.games.load(game);
    await service.games.entries(game, 1);
    await service.games.loadAt(game, Math.max(1, version - 1));
  }
  for (const person of world.people) await service.games.listFor(person);
  return world.counts.writes === before ? [] : ["5: looking has written"];
}

/** 10: read models that are made anew equal those that were kept. */
async function unbuilt(world: World, games: readonly string[]): Promise<string[]> {
  const before = await readModels(world, games);
  for (const game of games) await rebuildGame(world.quiet, game);
  const after = await readModels(world, games);
  return before.flatMap((one, at) => (one === after[at] ? [] : [`10: kept ${one}, rebuilt ${after[at]}`]));
}

async function readModels(world: World, games: readonly string[]): Promise<string[]> {
  const { store } = world.quiet;
  const heads = await Promise.all(games.map(async (game) => canonical(await store.heads.many([game]))));
  const views = games.map(async (game) => canonical(await createServices(world.quiet).games.load(game)));
  const lists = world.people.map(async (person) => canonical(await createServices(world.quiet).games.listFor(person)));
  return [...heads, ...(await Promise.all([...views, ...lists]))];
}
