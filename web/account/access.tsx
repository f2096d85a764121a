/** How programs of one's own come in: the personal tokens of the API. */

import type { TokenView } from "../../lambdas/service/access/api.ts";
import type { Language, Person } from "../../lambdas/service/api.ts";
import { dateText } from "../../lambdas/service/clock/wording.ts";
import { Page, Sheet, Trouble } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";

/** Where the page lies. */
export const ACCESS_PATH = "/me/access";

/** The way from the account's page. */
export const AccessLink = ({ words }: { words: Words }) => (
  <p>
    <a href={ACCESS_PATH}>{words.accessLink}</a>
  </p>
);

export interface AccessView {
  readonly tokens: readonly TokenView[];
  /** A token that has just been made: it is shown this once. */
  readonly made: string | null;
  readonly tokenTrouble: string | null;
}

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person;
  readonly view: AccessView;
}

/** The page. */
export const AccessPage = (props: Props) => {
  const { words, language, person } = props;
  return (
    <Page words={words} language={language} title={words.accessHeading} person={person} current="me">
      <div class="head plain">
        <h1>{words.accessHeading}</h1>
        <p>
          <a href="/me">{words.me}</a>
        </p>
      </div>
      <div class="note narrow">
        <p>{words.accessLead}</p>
        <p>
          <a href="/api/v1/openapi.json">{words.accessDescription}</a>
        </p>
      </div>
      <Tokens {...props} />
    </Page>
  );
};

const Tokens = (props: Props) => {
  const { words, view } = props;
  return (
    <Sheet id="tokens" heading={words.tokens} class="narrow">
      {view.made !== null && <ShownOnce lead={words.tokenMade} secret={view.made} />}
      {view.tokens.length === 0 ? (
        <p class="dim">{words.tokenNone}</p>
      ) : (
        <ol class="offers">
          {view.tokens.map((token) => (
            <TokenLine {...props} token={token} />
          ))}
        </ol>
      )}
      <form method="post" action={`${ACCESS_PATH}/tokens`} class="stack body">
        {view.tokenTrouble !== null && <Trouble words={words} sentence={view.tokenTrouble} />}
        <div class="field">
          <label for="token-name">{words.tokenName}</label>
          <input type="text" id="token-name" name="name" maxlength={40} required autocomplete="off" />
          <small class="dim">{words.tokenNameLead}</small>
        </div>
        <button type="submit" class="go">
          {words.tokenMake}
        </button>
      </form>
    </Sheet>
  );
};

/** What nobody can look up again. */
const ShownOnce = ({ lead, secret }: { lead: string; secret: string }) => (
  <div role="status" class="note">
    <p>{lead}</p>
    <p>
      <code class="secret">{secret}</code>
    </p>
  </div>
);

const TokenLine = ({ words, language, token }: Props & { token: TokenView }) => {
  const made = dateText(token.createdAt.slice(0, 10), language);
  const used = token.usedOn === null ? words.tokenUnused : words.tokenUsed(dateText(token.usedOn, language));
  return (
    <li>
      <div class="what">
        <b>{token.name}</b> <span class="dim">{words.tokenDates(made, used)}</span>
      </div>
      <form method="post" action={`${ACCESS_PATH}/tokens/${token.id}/revoke`}>
        <button type="submit" aria-label={words.tokenRevokeNamed(token.name)}>
          {words.tokenRevoke}
        </button>
      </form>
    </li>
  );
};
