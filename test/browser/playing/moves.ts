/** Recorded moves, made on a page: the controls that a person would look for, by their roles and names. */
import type { Locator } from "playwright-core";
import type { Move, MoveOf } from "../../../engine/index.ts";
import { money, percent } from "../../../engine/narration/index.ts";
import { isOneBank } from "../../../web/game/owners.ts";
import { optionFor } from "./asked.ts";
import { button, control, priced, type Turn, unfolded } from "./controls.ts";
import { run } from "./routes.ts";
import { layTile } from "./track.ts";

/** Chooses what the move wants, and answers the button that makes it. */
export function prepare(turn: Turn, move: Move): Promise<Locator> {
  switch (move.type) {
    case "pass":
    case "done":
      return button(turn, turn.scene.words.wayOut(turn.scene.decision.step, move.type));
    case "bid":
      return bid(turn, move);
    case "buyPrivate":
      return buyPrivate(turn, move);
    case "par":
      return par(turn, move);
    case "buyShare":
      return buyShare(turn, move);
    case "sellShares":
      return sellShares(turn, move);
    case "layTile":
      return layTile(turn, move);
    case "placeToken":
      return placeToken(turn, move);
    case "run":
      return run(turn, move);
    case "dividend":
      return dividend(turn, move);
    case "buyTrain":
      return buyTrain(turn, move);
    case "buyCompany":
      return buyCompany(turn, move);
    case "sellCompany":
      return sellCompany(turn, move);
    default:
      throw new Error(`nobody here knows how to make ${JSON.stringify(move)}`);
  }
}

function bid(turn: Turn, { company, amount }: MoveOf<"bid">): Promise<Locator> {
  const { words, decision } = turn.scene;
  const name = decision.step === "contest" ? words.raiseOn(company) : words.bidOn(company);
  return priced(turn, name, amount);
}

function buyPrivate(turn: Turn, move: MoveOf<"buyPrivate">): Promise<Locator> {
  const { words, context } = turn.scene;
  return button(turn, words.buyFor(move.company, money(optionFor(turn, move).price, context)));
}

/** A name that begins with a text, and one in which it stands. */
const beginning = (text: string): RegExp => new RegExp(`^${escaped(text)}(?!\\d)`);
const within = (text: string): RegExp => new RegExp(escaped(text));
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s/g, "\\s");

async function par(turn: Turn, { corporation, price }: MoveOf<"par">): Promise<Locator> {
  const { page, scene, hand } = turn;
  const { words, context } = scene;
  const prices = page.getByRole("group", { name: words.startFor(corporation), includeHidden: true });
  const radio = prices.getByRole("radio", { name: beginning(money(price, context)), includeHidden: true });
  await hand.choose(await unfolded(turn, radio));
  return button(turn, scene.decision.step === "grantedPar" ? words.setPar(corporation) : shareButton(turn));
}

const shareButton = ({ scene: { words } }: Turn): RegExp =>
  new RegExp(`^(${[words.sellAndBuy, words.buyChosen, words.sellChosen].join("|")})$`);

async function buyShare(turn: Turn, move: MoveOf<"buyShare">): Promise<Locator> {
  const { words, context } = turn.scene;
  const option = optionFor(turn, move);
  const share = percent(move.percent ?? option.percent, context);
  const name = isOneBank(turn.scene)
    ? words.shareFromBank(share, move.corporation)
    : words.shareFrom(share, move.corporation, move.from);
  await turn.hand.choose(await control(turn, "radio", within(name)));
  return button(turn, shareButton(turn));
}

async function sellShares(turn: Turn, move: MoveOf<"sellShares">): Promise<Locator> {
  const { bundles } = optionFor(turn, move);
  const sizes = JSON.stringify(move.percents);
  const index = bundles.findIndex(({ count, percents }) => count === move.count && JSON.stringify(percents) === sizes);
  const list = await control(turn, "combobox", turn.scene.words.sellShares(move.corporation));
  await turn.hand.select(list, index + 1);
  return button(turn, shareButton(turn));
}

async function placeToken(turn: Turn, move: MoveOf<"placeToken">): Promise<Locator> {
  const { words, decision, title } = turn.scene;
  const here = decision.options.filter((one) => one.type === "placeToken" && one.hex === move.hex);
  const nth = here.findIndex((one) => one.type === "placeToken" && one.city === move.city);
  const name = `${move.hex} ${title.map[move.hex]?.name ?? ""}`.trim();
  await turn.hand.choose(await control(turn, "radio", beginning(name), nth));
  return button(turn, words.placeStation);
}

function dividend(turn: Turn, { kind }: MoveOf<"dividend">): Promise<Locator> {
  const { page, scene } = turn;
  const heading = page.getByRole("heading", { name: scene.words.dividendKind[kind], exact: true });
  return Promise.resolve(heading.locator("xpath=..").getByRole("button").first());
}

async function buyTrain(turn: Turn, move: MoveOf<"buyTrain">): Promise<Locator> {
  const { words, context } = turn.scene;
  const { min, max, rank, consent } = optionFor(turn, move);
  if (min === max) return button(turn, words.buyTrain(rank, money(min, context)));
  return priced(turn, consent ? words.offerFor(words.train(rank)) : words.buy(words.train(rank)), move.price);
}

function buyCompany(turn: Turn, move: MoveOf<"buyCompany">): Promise<Locator> {
  const { words } = turn.scene;
  const name = optionFor(turn, move).consent ? words.offerFor(move.company) : words.buy(move.company);
  return priced(turn, name, move.price);
}

function sellCompany(turn: Turn, move: MoveOf<"sellCompany">): Promise<Locator> {
  const { words, context } = turn.scene;
  return button(turn, words.sellTo(move.company, money(optionFor(turn, move).price, context)));
}
