/** Programmed moves by mail: what a reply's lines bring about, told in sentences. Works whether or not the seat is asked. */
import { type ProgramWish, titleOf } from "../../../engine/index.ts";
import type { ProgramLine } from "../../mail/replies/programs.ts";
import { type GameView, type ProgramView, SituationError } from "../api.ts";
import type { Book } from "../book.ts";
import { languageOf } from "../checks.ts";
import type { Deps } from "../deps.ts";
import { withNames } from "../names.ts";
import { createProgramsService } from "./keeping.ts";
import { PROGRAM_TEXTS, programInWords, standingInWords } from "./words/index.ts";

interface Writer {
  readonly person: string;
  readonly language: string;
  readonly seat: number;
  readonly book: Book;
}

/** The answer's sentences. Without proof of the author nothing is changed or told. */
export async function dealWithPrograms(
  deps: Deps,
  writer: Writer,
  lines: readonly ProgramLine[],
  isProved: boolean,
): Promise<readonly string[]> {
  const texts = PROGRAM_TEXTS[languageOf(writer.language)].mail;
  if (!isProved) return [texts.unproved];
  const told: string[] = [];
  for (const line of lines) told.push(...(await dealWithLine(deps, writer, line)));
  const isUnread = lines.some(({ kind }) => kind === "unread");
  return isUnread ? [...told, texts.how, ...texts.lines] : told;
}

async function dealWithLine(deps: Deps, writer: Writer, line: ProgramLine): Promise<readonly string[]> {
  const texts = PROGRAM_TEXTS[languageOf(writer.language)].mail;
  try {
    return await carryOut(deps, writer, line);
  } catch (error) {
    if (!(error instanceof SituationError)) throw error;
    return [error.reason === "busy" ? texts.busy : error.situation === "conflict" ? texts.notNow : texts.unread];
  }
}

async function carryOut(deps: Deps, writer: Writer, line: ProgramLine): Promise<readonly string[]> {
  const programs = createProgramsService(deps);
  const { person, seat, book } = writer;
  const game = book.ledger.head.id;
  const texts = PROGRAM_TEXTS[languageOf(writer.language)].mail;
  switch (line.kind) {
    case "list":
      return listed(deps, writer);
    case "cancel": {
      const own = (await ownPrograms(deps, writer)).find(({ number }) => number === line.number);
      if (!own) return [texts.noSuch(line.number)];
      await programs.revoke(person, game, seat, own.id);
      return [texts.revoked(line.number)];
    }
    case "add":
      return added(writer, await programs.add(person, game, seat, named(line.wish, book)));
    case "turn":
      return added(writer, await programs.prepare(person, game, seat, line.lines));
    case "unread":
      return [texts.unread];
  }
}

/** Names as the game writes them, however the mail does. */
function named(wish: ProgramWish, { ledger: { state } }: Book): ProgramWish {
  const names = state ? [...Object.keys(state.corporations), ...Object.keys(state.companies), ...state.packet] : [];
  const exact = (name: string): string => names.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
  if (wish.kind === "pass") return wish;
  return wish.kind === "bid"
    ? { ...wish, company: exact(wish.company) }
    : { ...wish, corporation: exact(wish.corporation) };
}

async function viewOf(deps: Deps, { book }: Writer): Promise<Pick<GameView, "head" | "state">> {
  const [head] = await withNames(deps, [book.ledger.head]);
  if (!head) throw new Error(`game ${book.ledger.head.id} lost its head`);
  return { head, state: book.ledger.state };
}

async function ownPrograms(deps: Deps, writer: Writer): Promise<readonly ProgramView[]> {
  return createProgramsService(deps).list(writer.person, await viewOf(deps, writer), writer.seat);
}

async function listed(deps: Deps, writer: Writer): Promise<readonly string[]> {
  const language = languageOf(writer.language);
  const all = await ownPrograms(deps, writer);
  const items = all.map((one) => `${wordsOf(one, writer)} (${standingInWords(one, language)})`);
  return items.length === 0 ? [PROGRAM_TEXTS[language].none] : [PROGRAM_TEXTS[language].mail.list, ...items];
}

function wordsOf({ number, program }: ProgramView, { book, language, seat }: Writer): string {
  const { state } = book.ledger;
  if (!state) return "";
  const spoken = languageOf(language);
  const names = { seat: (one: number) => `P${one + 1}` };
  const text = programInWords(program, { title: titleOf(state), language: spoken, names, you: seat });
  return PROGRAM_TEXTS[spoken].item(number, text);
}

function added(writer: Writer, view: ProgramView): readonly string[] {
  return [PROGRAM_TEXTS[languageOf(writer.language)].mail.added(wordsOf(view, writer))];
}
