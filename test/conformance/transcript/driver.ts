/** The engine behind a transcript: applies its moves; what the transcript leaves unsaid is passed over. */
import {
  type Decision,
  decide,
  decision,
  type GameEvent,
  type GameState,
  type Move,
  newGame,
} from "../../../engine/index.ts";
import { type Line, type Transcript, TranscriptFault, textOf } from "./file.ts";

/** Steps that a transcript does not mention when nothing happens in them, at most in a row. */
const SILENT_STEPS = 60;

export interface Happening {
  /** Number of the line that brought it about. */
  readonly n: number;
  readonly event: GameEvent;
}

export class Driver {
  state: GameState;
  /** Every move that was applied, with its seat. */
  readonly line: { readonly seat: number; readonly move: Move }[] = [];
  readonly file: Transcript;
  readonly first: GameState;
  readonly events: Happening[] = [];

  constructor(file: Transcript) {
    this.file = file;
    const options = optionsOf(file);
    this.first = newGame({ title: file.title, players: file.players.length, profile: "rails", options });
    this.state = this.first;
  }

  seatOf(name: unknown): number {
    return this.file.players.indexOf(textOf(name));
  }

  apply(line: Line, seat: number, move: Move): void {
    const decided = decide(this.state, seat, move);
    if (!decided.accepted) throw new TranscriptFault(line.n, line.type, move, decided.refusal);
    this.line.push({ seat, move });
    this.state = decided.state;
    for (const event of decided.events) this.events.push({ n: line.n, event });
  }

  /** Passes over what the transcript does not mention until `isThere`. */
  skipTo(line: Line, isThere: (asked: Decision) => boolean): Decision {
    for (let tries = 0; tries < SILENT_STEPS; tries++) {
      const asked = decision(this.state);
      if (isThere(asked)) return asked;
      this.passOver(line, asked);
    }
    throw new TranscriptFault(line.n, line.type, "a step for it", decision(this.state).step);
  }

  private passOver(line: Line, asked: Decision): void {
    const out = asked.options.find((one) => !one.side && (one.type === "pass" || one.type === "done"));
    const run = asked.options.find((one) => one.type === "run");
    const dividend = asked.options.find((one) => one.type === "dividend");
    if (out?.type === "pass" || out?.type === "done") this.apply(line, out.seat, { type: out.type });
    else if (run) this.apply(line, run.seat, { type: "run", routes: [] });
    else if (dividend) this.apply(line, dividend.seat, { type: "dividend", kind: "withhold" });
    else throw new TranscriptFault(line.n, line.type, "a step for it", asked.step);
  }
}

function optionsOf({ title, options }: Transcript): Record<string, string> {
  if (title !== "1835") return {};
  const start = textOf(options["Variant"] ?? "Standard").toLowerCase();
  return options["MinorsRequireFloatedBY"] === "yes" ? { start, minorsWait: "byFloated" } : { start };
}
