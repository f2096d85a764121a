/** What the log says of seats that passed and of games that were closed, beyond who did it. */
import type { LogEntry } from "../../lambdas/service/api.ts";
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  readonly entry: LogEntry;
  /** Names of persons by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Nothing for other entries. */
export const TableLine = ({ words, entry, names }: Props) => {
  const name = (person: string): string => names.get(person) ?? words.somebody;
  const { passed, ending, kind } = entry;
  if (passed) return <p>{words.seatPassedLine(name(passed.to), name(passed.from))}</p>;
  if (kind === "closed" && ending) return <p>{words.closedBy[ending.aim]}</p>;
  if (ending && ending.aim !== "cancelled") {
    return <p>{words.endingVote[ending.yes ? "yes" : "no"](words.endingWhat[ending.aim])}</p>;
  }
  return null;
};
