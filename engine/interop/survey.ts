/** A file of unknown origin looked through: which game it holds, how far it can be played here, and what stands in the way. */
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import type { NewGameInput } from "../setup.ts";
import { titleById } from "../titles/registry.ts";
import { UnreadableAction } from "./actions.ts";
import { beginningOf, type GameFile, gameFile, ownTitleOf } from "./gamefile.ts";
import { Replayer, type TimedMove } from "./replayer.ts";
import { isBack, type ToldStep } from "./story.ts";

/** Letters and actions of a file, at most. */
export const LARGEST_FILE = 2 * 1024 * 1024;
export const MOST_ACTIONS = 5000;

/** Why a text is no game that could be taken over. */
export type FileFault = "tooLarge" | "noFile" | "tooManyActions" | "unknownTitle" | "players" | "options";

/** Where a file cannot be followed any more: the action counted from 1, and the rule that it breaks, null if it cannot be read. */
export interface Trouble {
  readonly action: number;
  readonly type: string;
  readonly refusal: Refusal | null;
}

export interface Survey {
  readonly title: string;
  readonly beginning: NewGameInput;
  /** Names by seat. */
  readonly players: readonly string[];
  /** Moves that count, up to the trouble. */
  readonly line: readonly TimedMove[];
  /** All that happened up to the trouble, in order: moves that were taken back included, and the taking back. */
  readonly story: readonly ToldStep[];
  readonly state: GameState;
  readonly actions: number;
  /** Standing orders and chat, which are left out. */
  readonly orders: number;
  readonly messages: number;
  /** Moves that were taken back. */
  readonly undone: number;
  readonly trouble: Trouble | null;
  /** What the file says unproved is believed: the game is over, and could not be followed otherwise. */
  readonly believed: boolean;
}

/** Looks through the text of a file. */
export function surveyText(text: string): Survey | FileFault {
  if (text.length > LARGEST_FILE) return "tooLarge";
  const parsed = gameFile.safeParse(jsonOf(text));
  if (!parsed.success) return "noFile";
  return survey(parsed.data);
}

function survey(file: GameFile): Survey | FileFault {
  const count = file.actions.reduce((sum, one) => sum + 1 + (one.auto_actions?.length ?? 0), 0);
  if (count > MOST_ACTIONS) return "tooManyActions";
  const title = ownTitleOf(file);
  if (title === undefined) return "unknownTitle";
  const { min, max } = titleById(title).players;
  const ids = new Set(file.players.map(({ id }) => id));
  if (ids.size !== file.players.length || ids.size < min || ids.size > max) return "players";
  return surveyOf(file, title);
}

/**
 * What a file says unproved (revenues, prices) is believed only of a game that is over: in one that goes on, players could go on
 * saying it.
 */
function surveyOf(file: GameFile, title: string): Survey | FileFault {
  const told = beginningOf(file);
  const strict = follow(file, title, { ...told, options: doubting(title, told) });
  if (typeof strict === "string" || !strict.trouble) return strict;
  const trusting = follow(file, title, told);
  const isTold = typeof trusting !== "string" && trusting.state.result && !trusting.trouble;
  return isTold ? { ...trusting, believed: true } : strict;
}

/** The options without those that believe a file. */
function doubting(id: string, { options = {}, profile }: NewGameInput): Readonly<Record<string, string>> {
  const { profiles, options: known } = titleById(id);
  const chosen = { ...(profile === undefined ? {} : profiles[profile]), ...options };
  const checked = known.flatMap(({ id: option, values }) =>
    Object.hasOwn(chosen, option) && chosen[option] === "trusted" ? [[option, values[0] ?? ""]] : [],
  );
  return { ...options, ...Object.fromEntries(checked) };
}

function follow(file: GameFile, title: string, beginning: NewGameInput): Survey | FileFault {
  const replayer = replayerOf(file, beginning);
  if (!replayer) return "options";
  const trouble = playAll(replayer, file);
  if (trouble === "tooManyActions") return trouble;
  const { timedLine: line, story } = replayer;
  const made = story.reduce((sum, step) => sum + (isBack(step) ? 0 : step.moves.length), 0);
  const count = (isMeant: (type: string) => boolean): number => file.actions.filter(({ type }) => isMeant(type)).length;
  return {
    ...{ title, beginning, players: file.players.map(({ name }) => name), line, story },
    ...{ state: replayer.state, actions: file.actions.length, trouble, undone: made - line.length, believed: false },
    orders: count((type) => type.startsWith("program_")),
    messages: count((type) => type === "message"),
  };
}

function replayerOf(file: GameFile, beginning: NewGameInput): Replayer | null {
  try {
    return new Replayer(file, beginning);
  } catch {
    return null;
  }
}

/** Where it cannot be followed any more. What is made again and again is too much at last. */
function playAll(replayer: Replayer, file: GameFile): Trouble | null | "tooManyActions" {
  for (const [at, action] of file.actions.entries()) {
    const refused = refusalOf(replayer, action);
    if (refused !== undefined) return { action: at + 1, type: action.type, refusal: refused };
    if (replayer.story.length > MOST_ACTIONS) return "tooManyActions";
  }
  return null;
}

/** Undefined if the action could be followed; null if it cannot be read. */
function refusalOf(replayer: Replayer, action: GameFile["actions"][number]): Refusal | null | undefined {
  try {
    const played = replayer.play(action);
    return played.ok ? undefined : played.refusal;
  } catch (error) {
    if (error instanceof UnreadableAction) return null;
    throw error;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
