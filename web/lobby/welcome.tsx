/** The page for somebody who is not signed in: what this is, how a game by mail goes, the titles, and the way in. */
import { TITLES } from "../../engine/index.ts";
import type { Language, Person } from "../../lambdas/service/api.ts";
import { Page, Sheet, Trouble } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";
import type { DemoLink } from "./demos.ts";

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person | null;
  readonly form: { readonly next?: string | undefined; readonly address?: string; readonly trouble?: string };
  readonly demos: readonly DemoLink[];
  /** Whether all is told, or only the form shown. */
  readonly isFront: boolean;
}

/** The page. */
export const WelcomePage = (props: Props) => {
  const { words, language, person, isFront } = props;
  return (
    <Page words={words} language={language} title={words.welcome} person={person}>
      <div class="head plain">
        <h1>{words.welcome}</h1>
        <p class="narrow">{words.welcomeLead}</p>
      </div>
      {isFront ? (
        <div class="duo">
          <div>
            <SignIn {...props} />
            <HowItGoes words={words} />
          </div>
          <Titles {...props} />
        </div>
      ) : (
        <SignIn {...props} />
      )}
    </Page>
  );
};

const SignIn = ({ words, isFront, form: { next, address, trouble } }: Props) => (
  <Sheet id="sign-in" heading={words.signInHeading} class={isFront ? "now-sheet" : "now-sheet narrow"}>
    <form method="post" action="/sign-in" class="body">
      {trouble && <Trouble words={words} sentence={trouble} />}
      <p class="ask">{words.signInLead}</p>
      {next && <input type="hidden" name="next" value={next.slice(0, 300)} />}
      <div class="field">
        <label for="address">{words.address}</label>
        <input type="email" id="address" name="address" value={address} maxlength={254} required autocomplete="email" />
      </div>
      <div class="row">
        <button type="submit" class="go">
          {words.sendLink}
        </button>
      </div>
    </form>
  </Sheet>
);

const HowItGoes = ({ words }: { words: Words }) => (
  <Sheet id="how" heading={words.howHeading}>
    <ol class="way">
      {words.howSteps.map(([what, how]) => (
        <li>
          <b>{what}</b>
          <p>{how}</p>
        </li>
      ))}
    </ol>
  </Sheet>
);

const Titles = ({ words, demos }: Props) => (
  <Sheet id="titles" heading={words.titlesHeading}>
    {demos.length > 0 && <p>{words.demoLead}</p>}
    <ul class="titles-list">
      {TITLES.map(({ id, name, subtitle, players }) => (
        <li>
          <h3>{name}</h3>
          <p class="dim">
            {subtitle}
            <br />
            {words.playersFor(players.min, players.max)}
          </p>
          <p class="row">
            <DemoButton words={words} demo={demos.find(({ title }) => title === id)} name={name} />
            <a href={`/rules/${id}`}>{words.rulesOf(name)}</a>
          </p>
        </li>
      ))}
    </ul>
  </Sheet>
);

const DemoButton = ({ words, demo, name }: { words: Words; demo: DemoLink | undefined; name: string }) =>
  demo ? (
    <a class="btn" href={demo.path}>
      {words.demoOf(name)}
    </a>
  ) : null;
