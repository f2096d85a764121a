/** Programmed moves in words. */
import { type Context, describeMove, money, type Program, percent } from "../../../../engine/index.ts";
import type { Language, ProgramView } from "../../api.ts";
import { de } from "./de.ts";
import { en, type ProgramTexts } from "./en.ts";
import { nl } from "./nl.ts";

export type { ProgramTexts } from "./en.ts";

export const PROGRAM_TEXTS: Readonly<Record<Language, ProgramTexts>> = { en, de, nl };

/** What a program does, as its player told it. */
export function programInWords(program: Program, context: Context): string {
  const texts = PROGRAM_TEXTS[context.language];
  switch (program.kind) {
    case "pass":
      return texts.pass;
    case "buy":
      return texts.buy(program.corporation, percent(program.percent, context), money(program.price, context));
    case "bid":
      return texts.bid(program.company, money(program.max, context));
    case "run":
      return texts[program.rest === "ask" ? "run" : "runOnly"](program.corporation, texts.dividends[program.dividend]);
    case "turn":
      return texts.turn(program.moves.map((move) => describeMove(move, context)).join("; "));
  }
}

/** That it waits, or why it is over. */
export function standingInWords({ ended }: Pick<ProgramView, "ended">, language: Language): string {
  const texts = PROGRAM_TEXTS[language];
  return ended === null ? texts.waits : texts.over(texts.ends[ended]);
}
