/** How programs of one's own come in and are told: the personal tokens of the API, and the webhook for turns. */

import { type HookView, TOKEN_DAYS, type TokenView } from "../../lambdas/service/access/api.ts";
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
  readonly hook: HookView | null;
  /** The secret of a webhook that has just been set: it is shown this once. */
  readonly secret: string | null;
  /** Why an address was refused, and what it was. */
  readonly hookTrouble: { readonly sentence: string; readonly url: string } | null;
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
          <a href="/me">{words.toMe}</a>
        </p>
      </div>
      <div class="note narrow">
        <p>{words.accessLead}</p>
        <p>
          <a href="/api/v1/openapi.json">{words.accessDescription}</a>
        </p>
      </div>
      <Tokens {...props} />
      <Webhook {...props} />
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
        <div class="field">
          <label for="token-days">{words.tokenDays}</label>
          <select id="token-days" name="days">
            {TOKEN_DAYS.map((days) => (
              <option value={days} selected={days === USUAL_DAYS}>
                {words.tokenDaysFor(days)}
              </option>
            ))}
            <option value="">{words.tokenEndless}</option>
          </select>
        </div>
        <label class="check">
          <input type="checkbox" name="looks" value="yes" /> {words.tokenLooks}
        </label>
        <button type="submit" class="go">
          {words.tokenMake}
        </button>
      </form>
    </Sheet>
  );
};

const USUAL_DAYS = 365;

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
        {token.looksOnly && <p class="dim">{words.tokenLooks}</p>}
        {token.endsAt !== null && <p class="dim">{words.tokenEnds(dateText(token.endsAt.slice(0, 10), language))}</p>}
      </div>
      <form method="post" action={`${ACCESS_PATH}/tokens/${token.id}/revoke`}>
        <button type="submit" aria-label={words.tokenRevokeNamed(token.name)}>
          {words.tokenRevoke}
        </button>
      </form>
    </li>
  );
};

const Webhook = (props: Props) => {
  const { words, view } = props;
  return (
    <Sheet id="hook" heading={words.hook} class="narrow">
      <p>{words.hookLead}</p>
      {view.secret !== null && <ShownOnce lead={words.hookSecret} secret={view.secret} />}
      {view.hook && <HookState {...props} hook={view.hook} />}
      <form method="post" action={`${ACCESS_PATH}/hook`} class="stack body">
        {view.hookTrouble && <Trouble words={words} sentence={view.hookTrouble.sentence} />}
        <div class="field">
          <label for="hook-url">{words.hookUrl}</label>
          <input
            type="url"
            id="hook-url"
            name="url"
            maxlength={500}
            required
            autocomplete="off"
            placeholder="https://"
            value={view.hookTrouble?.url}
          />
          <small class="dim">{words.hookUrlLead}</small>
        </div>
        <button type="submit" class="go">
          {view.hook ? words.hookReplace : words.hookSet}
        </button>
      </form>
    </Sheet>
  );
};

const HookState = ({ words, language, hook }: Props & { hook: HookView }) => (
  <div class="body">
    <p>
      {words.hookAt} <code class="secret">{hook.url}</code>
    </p>
    {hook.trouble && (
      <p role="status">
        <b>{hookTroubleText(words, language, hook.trouble)}</b>
      </p>
    )}
    <form method="post" action={`${ACCESS_PATH}/hook/remove`}>
      <button type="submit">{words.hookRemove}</button>
    </form>
  </div>
);

function hookTroubleText(words: Words, language: Language, trouble: NonNullable<HookView["trouble"]>): string {
  const { since, kind, status, stopped } = trouble;
  const why = words.hookTroubles[kind](status ?? 0);
  const day = dateText(since.slice(0, 10), language);
  return stopped ? words.hookStopped(day, why) : words.hookFailing(day, why);
}
