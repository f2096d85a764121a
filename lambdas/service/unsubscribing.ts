/** The links in mails that stop mails, each as far as it says or as its reader chooses on the page. Stopping never adds a mail. */
import { gamesWith, MAIL_WISHES } from "../store/mailWishes.ts";
import type { Profile } from "../store/people.ts";
import type { UnsubscribeScope, Unsubscribing } from "./api.ts";
import { languageOf } from "./checks.ts";
import type { Deps } from "./deps.ts";
import type { SignedLinks } from "./links.ts";
import { situation } from "./situations.ts";

/** Whose mails a link stops, and what its page shows. Throws SituationError gone. */
export async function readUnsubscription(
  { store }: Deps,
  links: SignedLinks,
  token: string,
): Promise<{ profile: Profile; shown: Unsubscribing }> {
  const ticket = links.readUnsubscribe(token);
  const profile = ticket && (await store.people.get(ticket.person));
  if (!ticket || !profile) throw situation("gone", "linkGone");
  const [head] = ticket.game === null ? [] : await store.heads.many([ticket.game]);
  const scope = ticket.game === null ? "digest" : "game";
  const shown = { game: ticket.game, name: head?.name ?? "", language: languageOf(profile.language), scope } as const;
  return { profile, shown };
}

/** Stops what the link says, or what the reader has chosen. May be repeated. Throws SituationError gone. */
export async function unsubscribe(
  deps: Deps,
  links: SignedLinks,
  token: string,
  chosen?: UnsubscribeScope,
): Promise<Unsubscribing> {
  const { profile, shown } = await readUnsubscription(deps, links, token);
  const scope = chosen ?? shown.scope;
  const { people } = deps.store;
  if (scope === "game" && shown.game) await people.setMailWish(profile.id, shown.game, "nothing");
  if (scope === "besides") await keepTurns(deps, profile);
  if (scope === "digest") await stopDigest(deps, profile);
  if (scope === "everything") await stopAll(deps, profile);
  return { ...shown, scope };
}

/** Turns, starts and ends stay, for games of which there is any mail at all. */
async function keepTurns({ store }: Deps, profile: Profile): Promise<void> {
  const { id, mailWish } = profile;
  if (mailWish !== "nothing") await store.people.update(id, { mailWish: "turns" });
  const more = [...gamesWith(profile, "all"), ...gamesWith(profile, "digest")];
  for (const game of more) await store.people.setMailWish(id, game, "turns");
}

async function stopDigest({ store }: Deps, profile: Profile): Promise<void> {
  const { id, mailWish } = profile;
  if (mailWish === "digest") await store.people.update(id, { mailWish: "nothing" });
  for (const game of gamesWith(profile, "digest")) await store.people.setMailWish(id, game, "nothing");
}

async function stopAll({ store }: Deps, profile: Profile): Promise<void> {
  const { id } = profile;
  await store.people.update(id, { mailWish: "nothing" });
  const own = MAIL_WISHES.filter((wish) => wish !== "nothing").flatMap((wish) => gamesWith(profile, wish));
  for (const game of own) await store.people.setMailWish(id, game, "nothing");
}
