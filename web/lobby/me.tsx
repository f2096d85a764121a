/** One's own page: name and language, the address, and the way to delete it all. */

import type { Language, Person } from "../../lambdas/service/api.ts";
import { TimeLink } from "../account/absence.tsx";
import { AccessLink } from "../account/access.tsx";
import { LanguageChoice } from "../parts/choices.tsx";
import { Page, Sheet, Trouble } from "../parts/layout.tsx";
import { MailsLink } from "../people/wishes.tsx";
import type { Words } from "../words/index.ts";

export interface MeView {
  /** What has been done. */
  readonly saved?: string;
  readonly trouble?: string;
  /** Why the new address was refused, and what it was. */
  readonly addressTrouble?: string;
  readonly address?: string;
}

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person;
  readonly view: MeView;
}

/** The page. */
export const MePage = (props: Props) => {
  const { words, language, person, view } = props;
  return (
    <Page words={words} language={language} title={words.me} person={person} current="me">
      <div class="head plain">
        <h1>{words.me}</h1>
        {view.saved && <p role="status">{view.saved}</p>}
      </div>
      <Profile {...props} />
      <Address {...props} />
      <nav class="ways" aria-label={words.mySettings}>
        <TimeLink words={words} />
        <MailsLink words={words} />
        <AccessLink words={words} />
        <p>
          <a href="/about">{words.aboutHeading}</a>
        </p>
      </nav>
      <div class="row">
        <form method="post" action="/sign-out">
          <button type="submit">{words.signOut}</button>
        </form>
        <a class="btn" href="/me/delete">
          {words.deleteLink}
        </a>
      </div>
    </Page>
  );
};

const Profile = ({ words, person, view }: Props) => (
  <form method="post" action="/me" class="note narrow stack">
    {view.trouble && <Trouble words={words} sentence={view.trouble} />}
    <div class="field">
      <label for="name">{words.yourName}</label>
      <input type="text" id="name" name="name" value={person.name} maxlength={40} required autocomplete="nickname" />
    </div>
    <LanguageChoice words={words} language={person.language} />
    <button type="submit" class="go">
      {words.save}
    </button>
  </form>
);

const Address = ({ words, person, view }: Props) => (
  <Sheet id="address-sheet" heading={words.addressHeading} class="narrow">
    <p>{words.mailsGoTo(person.address)}</p>
    <form method="post" action="/me/address" class="stack">
      {view.addressTrouble && <Trouble words={words} sentence={view.addressTrouble} />}
      <div class="field">
        <label for="address">{words.newAddress}</label>
        <input type="email" id="address" name="address" value={view.address} maxlength={254} required />
        <p class="dim">{words.newAddressLead}</p>
      </div>
      <button type="submit">{words.newAddressButton}</button>
    </form>
  </Sheet>
);
