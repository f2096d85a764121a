/** Puts together what a game's page shows: the state, the reader, and what happened since his last move. */
import { type GameState, type Move, type Seat, titleOf } from "../../engine/index.ts";
import {
  type GameHead,
  type GameView,
  type LogEntry,
  type Person,
  type ProgramView,
  SituationError,
} from "../../lambdas/service/api.ts";
import { isNews } from "../../lambdas/service/ledger.ts";
import { type Kept, NOTHING_KEPT } from "../forms/fields.ts";
import { parseLay } from "../forms/parse.ts";
import { type Draft, decisionAfter } from "../game/draft.ts";
import type { Choice, Paths, Refused, Scene, Unread } from "../game/scene.ts";
import type { Ctx } from "../http.ts";
import { ownLatest } from "../undo/own.ts";

export interface SceneInput {
  readonly view: GameView;
  readonly seat: Seat | null;
  readonly paths: Paths;
  readonly past?: boolean;
  /** The position with which the page compares its own; that before the draft if there is one. */
  readonly before?: GameState | null;
  readonly kept?: Kept;
  readonly refused?: Refused;
  readonly movedOn?: readonly LogEntry[];
  readonly draft?: Draft;
  readonly stale?: readonly Move[];
  readonly message?: string;
  readonly unread?: Unread;
  /** Given where the page tells none, so that the log is not read for them. */
  readonly news?: readonly LogEntry[];
  readonly programs?: readonly ProgramView[];
  /** The choice to show instead of the address's. */
  readonly choice?: Choice;
}

/** How far back the news may reach, in entries. */
const NEWS_REACH = 60;
/** Entries that an onlooker sees. */
const ONLOOKER_NEWS = 8;

/** The scene of a started game; a game that has not started has none. */
export async function sceneOf(c: Ctx, input: SceneInput): Promise<Scene> {
  const { view, seat, draft = null } = input;
  const { head, state, decision, version } = view;
  if (!state || !decision) throw new SituationError("notFound", "noVersion");
  const title = titleOf(state);
  const language = c.get("language");
  const past = input.past ?? false;
  return {
    words: c.get("words"),
    language,
    title,
    head,
    version,
    state: draft?.after ?? state,
    decision: draft ? decisionAfter(draft) : decision,
    context: {
      title,
      language,
      names: { seat: (one) => head.seats[one]?.name ?? "" },
      ...(seat === null ? {} : { you: seat }),
    },
    seat,
    paths: input.paths,
    past,
    before: input.before ?? draft?.before ?? null,
    ...(input.news || draft ? { news: input.news ?? [], ownLatest: [] } : await latestOf(c, view, seat, past)),
    choice: input.choice ?? choiceOf(c),
    kept: input.kept ?? NOTHING_KEPT,
    refused: input.refused ?? null,
    movedOn: input.movedOn ?? null,
    draft,
    stale: input.stale ?? [],
    message: input.message ?? "",
    unread: input.unread ?? null,
    programs: input.programs ?? null,
  };
}

/** What has happened, and what of it the reader may take back: one look at the log's end. */
async function latestOf(
  c: Ctx,
  view: GameView,
  seat: Seat | null,
  past: boolean,
): Promise<Pick<Scene, "news" | "ownLatest">> {
  const { version, head, decision } = view;
  const from = past ? version : Math.max(1, version - NEWS_REACH + 1);
  const entries = (await c.get("input").services.games.entries(head.id, from, version)).filter(isNews);
  if (past) return { news: entries, ownLatest: [] };
  const isOver = head.status === "finished";
  const news = newsFor(entries, isOver ? null : seat, decision?.deciders.includes(seat ?? -1) ?? false);
  return { news, ownLatest: seat === null || isOver ? [] : ownLatest(entries, seat) };
}

/** What onlookers see, and everybody once the game is over, is the latest; a player sees what followed the last own turn. */
export const newsFor = (entries: readonly LogEntry[], seat: Seat | null, asked: boolean): readonly LogEntry[] =>
  seat === null ? entries.slice(-ONLOOKER_NEWS) : sinceLastMove(entries, seat, asked);

/** Entries after the seat's last turn; while it is being asked, its own steps of this turn do not count as one. */
export function sinceLastMove(entries: readonly LogEntry[], seat: Seat, asked: boolean): LogEntry[] {
  const since = lastMoveOf(entries, seat, asked);
  return entries.filter(({ version }) => version > since);
}

/** Version of the last move of the seat's last turn that was no program's, 0 if there is none; `asked` as above. */
export function lastMoveOf(entries: readonly LogEntry[], seat: Seat, asked: boolean): number {
  const moved = entries.filter(
    ({ kind, undone, seat: by, programmed }) =>
      kind === "moved" && undone === undefined && !(by === seat && programmed),
  );
  let last = moved.length - 1;
  while (asked && last >= 0 && moved[last]?.seat === seat) last -= 1;
  while (last >= 0 && moved[last]?.seat !== seat) last -= 1;
  return moved[last]?.version ?? 0;
}

/** What the address chooses: a place, or a tile in its place as the form for track sends it. */
function choiceOf(c: Ctx): Choice {
  const confirm = c.req.query("confirm") === "bankruptcy";
  const lay = parseLay(c.req.query("move") ?? "");
  if (lay) return { at: lay.hex, by: lay.company ?? null, lay: { tile: lay.tile, rotation: lay.rotation }, confirm };
  return {
    at: c.req.query("at")?.slice(0, 4) ?? null,
    by: c.req.query("by")?.slice(0, 12) ?? null,
    lay: null,
    confirm,
  };
}

/** The seat for which somebody reads: the one that is asked, else his first. */
export function readingSeat(head: GameHead, view: GameView, person: Person): Seat | null {
  const own = head.seats.filter((seat) => seat.person === person.id).map(({ seat }) => seat);
  return own.find((seat) => view.decision?.deciders.includes(seat)) ?? own[0] ?? null;
}
