/** Games of the application that have been played on by chance, and what a page's forms would try. */
import type { GameHead, Person, Services } from "../../../lambdas/service/api.ts";
import { playRandomly } from "../../engine/narration/random-game.ts";
import { type Fields, formsOf, submissionsOf } from "./html.ts";

/** Plays the first `count` moves of a random game; its seating must be that of the started game. */
export async function playOn(services: Services, game: GameHead, seed: number, count: number): Promise<void> {
  let { version } = await services.games.load(game.id);
  for (const { seat, move } of playRandomly(seed, game.seatCount, count, game.title)) {
    const person = game.seats[seat]?.person ?? "";
    const submission = `by-chance-${version}`;
    const answer = await services.games.submit({ game: game.id, seat, person, version, submission, moves: [move] });
    if (answer.outcome !== "accepted") throw new Error(`${JSON.stringify(move)}: ${answer.outcome}`);
    version = answer.version;
  }
}

/** Who of these people is asked in a game. */
export async function askedOf<T extends { person: Person | null }>(
  services: Services,
  game: GameHead,
  people: readonly T[],
): Promise<T> {
  const { head } = await services.games.load(game.id);
  const seat = head.waiting[0]?.seat ?? -1;
  const asked = people.find(({ person }) => person?.id === head.seats[seat]?.person);
  if (!asked) throw new Error("nobody is asked");
  return asked;
}

/** The hidden fields of the form that commits a draft. */
export function commitFields(html: string): Fields {
  const form = formsOf(html).find(({ action, controls }) => action.endsWith("/move") && controls.some(isBack));
  if (!form) throw new Error("the page commits nothing");
  return Object.fromEntries(
    form.controls.filter(({ kind }) => kind === "hidden").map(({ name, values }) => [name, [...values]]),
  );
}

const isBack = ({ name, values }: { name: string; values: readonly string[] }): boolean =>
  name === "step" && values.includes("back");

/** Everything a page's forms would add to the draft, places for track among it. */
export function additionsOf(html: string): Fields[] {
  return formsOf(html)
    .filter(({ action }) => action.endsWith("/turn"))
    .flatMap((form) => [...submissionsOf(form), ...placesOf(form)]);
}

function placesOf({ controls }: ReturnType<typeof formsOf>[number]): Fields[] {
  const hidden = controls.filter(({ kind }) => kind === "hidden").map(({ name, values }) => [name, [...values]]);
  return controls
    .filter(({ name }) => name === "place")
    .map(({ values }) => ({ ...Object.fromEntries(hidden), place: [...values] }));
}
