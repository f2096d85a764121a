/** The page on which somebody takes over a seat. */
import type { GameHead, Language, Person } from "../../lambdas/service/api.ts";
import { Page, Trouble } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person | null;
  readonly head: GameHead;
  readonly seat: number;
  /** Where this page lies; its form goes there too. */
  readonly path: string;
  readonly trouble: string | null;
}

/** With a button for whoever is signed in, else with the way to sign in. */
export const TakingPage = ({ words, language, person, head, seat, path, trouble }: Props) => {
  const name = head.seats.find((place) => place.seat === seat)?.name ?? "";
  return (
    <Page words={words} language={language} title={words.seatTake(name)} person={person}>
      <div class="head plain">
        <h1>
          {words.seatTake(name)} <span>{head.name}</span>
        </h1>
      </div>
      <div class="note narrow stack">
        {trouble && <Trouble words={words} sentence={trouble} />}
        <p>{words.seatTakeLead(name, seat + 1)}</p>
        {person ? (
          <form method="post" action={path}>
            <button type="submit" class="go">
              {words.seatTake(name)}
            </button>
          </form>
        ) : (
          <p>
            <a class="btn go" href={`/sign-in?next=${encodeURIComponent(path)}`}>
              {words.seatTakeSignIn}
            </a>
          </p>
        )}
      </div>
    </Page>
  );
};
