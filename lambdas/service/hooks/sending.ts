/**
 * Notices to webhooks: "it is your turn", in the outbox beside the mails but in a queue of their own, so that a server that does not answer
 * keeps no mail back. Signed by the hook's secret over time and body; the same notice always has the same id.
 */
import { createHmac } from "node:crypto";
import type { Hook } from "../../store/hooks.ts";
import { HOOK_KIND, type MailId } from "../../store/keys.ts";
import { API_ROOT } from "../access/api.ts";
import { PATHS } from "../api.ts";
import { type Book, openBook } from "../book.ts";
import type { Deps } from "../deps.ts";
import { type Outcome, sendClaimed } from "../outgoing.ts";
import { HookError } from "./port.ts";

/** With pauses that double up to six hours, a bit more than a day. */
export const MOST_ATTEMPTS = 13;
const RETRIES = 20;

/** Tells those whom an entry asks and who have a webhook. What is not taken is left to `retryHooks`: nobody waits for it. */
export async function tellHooks(deps: Deps, book: Book, turns: readonly Omit<MailId, "kind">[]): Promise<void> {
  if (!deps.postHook || turns.length === 0) return;
  const hooks = await deps.store.hooks.many(turns.map(({ person }) => person));
  const wanted = new Set(hooks.filter(({ trouble }) => !trouble?.stopped).map(({ person }) => person));
  const notices = turns.filter(({ person }) => wanted.has(person)).map((turn) => ({ ...turn, kind: HOOK_KIND }));
  await Promise.all(notices.map((notice) => sendNotice(deps, book, notice, deps.clock.now())));
}

/** Tries again what is due, all at the same time; answers how many were taken. */
export async function retryHooks(deps: Deps, limit = RETRIES, dueBy = deps.clock.now()): Promise<number> {
  if (!deps.postHook) return 0;
  const due = await deps.store.outbox.due(dueBy, limit, "hooks");
  const outcomes = await Promise.all(due.map((notice) => retryOne(deps, notice, dueBy)));
  return outcomes.filter((one) => one === "sent").length;
}

async function retryOne(deps: Deps, notice: MailId, dueBy: Date): Promise<Outcome> {
  try {
    return await sendNotice(deps, await openBook(deps, notice.game), notice, dueBy);
  } catch (error) {
    deps.log.error("notice not retried", { game: notice.game, version: notice.version, error: String(error) });
    return "failed";
  }
}

function sendNotice(deps: Deps, book: Book, notice: MailId, dueBy: Date): Promise<Outcome> {
  return sendClaimed(deps, notice, dueBy, {
    eagerAttempts: 0,
    mostAttempts: MOST_ATTEMPTS,
    send: (attempt) => post(deps, book, notice, attempt),
    async failed(error, { attempt }, isLast) {
      const reason = error instanceof HookError ? error.message : String(error);
      deps.log.info("notice not sent", { game: notice.game, version: notice.version, attempt, reason });
      if (error instanceof HookError) await noteTrouble(deps, notice.person, error, isLast);
      return reason;
    },
  });
}

/** Its id, or null if there is no hook any more or the seat is not asked any more. Who is in trouble is not waited for: the notice queues up. */
async function post(deps: Deps, book: Book, notice: MailId, attempt: number): Promise<string | null> {
  const hook = await deps.store.hooks.get(notice.person);
  const said = hook && !hook.trouble?.stopped ? bodyOf(deps, book, notice) : null;
  if (!hook || !said || !deps.postHook) return null;
  if (hook.trouble && attempt === 1) throw new HookError(hook.trouble.kind, hook.trouble.status);
  const body = JSON.stringify(said);
  await deps.postHook({ url: hook.url, body, headers: headersOf(hook, said.id, body, deps.clock.now()) });
  if (hook.trouble) await deps.store.hooks.note(hook, null);
  return said.id;
}

/** What is said of the turn; null if that has passed. */
function bodyOf({ origin }: Deps, { ledger }: Book, { game, version, person }: MailId) {
  const { head } = ledger;
  const own = head.seats.filter((place) => place.person === person).map(({ seat }) => seat);
  const asked = head.waiting.filter(({ seat, since }) => own.includes(seat) && since === version);
  const [first] = asked;
  if (!first) return null;
  return {
    id: `${game}.${version}`,
    type: "turn",
    at: first.at,
    ...{ game, title: head.title, name: head.name, version: head.version },
    seats: asked.map(({ seat }) => seat),
    page: `${origin}${PATHS.game}${game}`,
    decision: `${origin}${API_ROOT}/games/${game}/decision`,
  };
}

function headersOf({ secret }: Hook, id: string, body: string, now: Date): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    "content-type": "application/json",
    "user-agent": "Bahnpost",
    "bahnpost-delivery": id,
    "bahnpost-signature": `t=${seconds},v1=${signature(secret, seconds, body)}`,
  };
}

/** HMAC-SHA256 over the time in seconds, a full stop and the body, in hexadecimal digits. */
export function signature(secret: string, seconds: number, body: string): string {
  return createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
}

async function noteTrouble(
  { store, clock }: Deps,
  person: string,
  { trouble: kind, status }: HookError,
  stopped: boolean,
): Promise<void> {
  const hook = await store.hooks.get(person);
  if (!hook || hook.trouble?.stopped) return;
  const since = hook.trouble?.since ?? clock.now().toISOString();
  await store.hooks.note(hook, { since, kind, status, stopped });
}
