/** All forms for one seat at one decision, built from its legal moves alone: what the game waits for, and what else is possible. */
import type { Option, OptionOf, OptionType, RouteSet } from "../../engine/index.ts";
import { termsOf } from "../../engine/narration/index.ts";
import type { BoardPicture } from "../board/map.tsx";
import type { Scene } from "../game/scene.ts";
import { AuctionForms, AuctionRest, auctionOf } from "./auction.tsx";
import { CompanyForms, CompanySaleForms, ExchangeForms } from "./companies.tsx";
import { DividendForms } from "./dividend.tsx";
import { DraftForms } from "./draft.tsx";
import { BankruptcyForm, DiscardForms, EmergencyMoney } from "./emergency.tsx";
import { FoundForms, JoinForms, SwapForms } from "./formation.tsx";
import { SingleMove } from "./moveForm.tsx";
import { OfferForms } from "./offer.tsx";
import { PacketForms } from "./packet.tsx";
import { GrantedParForm } from "./par.tsx";
import { RouteForms } from "./routes.tsx";
import { RepayForm, ShareForms } from "./shares.tsx";
import { AcquiredForms, StationDropForms, TakeOverForms } from "./takeover.tsx";
import { TokenForms } from "./tokens.tsx";
import { TrackForms } from "./track.tsx";
import { TrainForms } from "./trains.tsx";

interface Props {
  readonly scene: Scene;
  readonly options: readonly Option[];
  readonly board: BoardPicture;
  readonly best: RouteSet | null;
}

/** The options of some types, typed as such. */
function pick<T extends OptionType>(options: readonly Option[], ...types: readonly T[]): OptionOf<T>[] {
  const wanted: ReadonlySet<string> = new Set(types);
  return options.filter((option): option is OptionOf<T> => wanted.has(option.type));
}

/** Forms for these options. A type without a form of its own would be missing here, which a test forbids. */
export const Forms = ({ scene, options, board, best }: Props) => {
  const lays = pick(options, "layTile");
  const tokens = pick(options, "placeToken");
  const [run] = pick(options, "run");
  const [dividend] = pick(options, "dividend");
  return (
    <>
      <Opening scene={scene} options={options} />
      {scene.decision.step === "trains" && options.some(({ side }) => !side) && <EmergencyMoney scene={scene} />}
      <Shares scene={scene} options={options} />
      {lays.length > 0 && <TrackForms scene={scene} options={lays} />}
      {tokens.length > 0 && <TokenForms scene={scene} options={tokens} board={board} />}
      {run && best && <RouteForms scene={scene} option={run} best={best} />}
      {dividend && <DividendForms scene={scene} option={dividend} />}
      <TakeOvers scene={scene} options={options} board={board} />
      <Formation scene={scene} options={options} />
      <Trade scene={scene} options={options} />
      <Endings scene={scene} options={options} />
    </>
  );
};

/** The sale of the private companies before the first stock round. */
const Opening = ({ scene, options }: Pick<Props, "scene" | "options">) => {
  const auction = scene.decision.step === "grantedPar" ? null : auctionOf(scene);
  const purchases = pick(options, "buyPrivate", "bid");
  if (scene.decision.step === "draft" && options.some(({ side }) => !side))
    return <DraftForms scene={scene} options={pick(options, "buyPrivate")} />;
  if (scene.decision.step === "packet") return <PacketForms scene={scene} options={pick(options, "buyPrivate")} />;
  return (
    <>
      {purchases.length > 0 && <AuctionForms scene={scene} options={purchases} />}
      {auction && (scene.decision.step === "contest" || purchases.length === 0) && (
        <AuctionRest scene={scene} acted={[auction.contest ?? ""]} />
      )}
    </>
  );
};

/** Shares and issue prices; a debt is paid back before anything is bought. */
const Shares = ({ scene, options }: Pick<Props, "scene" | "options">) => {
  const pars = pick(options, "par");
  const shares = pick(options, "buyShare", "sellShares", "nationalise");
  const [loan] = pick(options, "repayLoan");
  const granted = scene.decision.step === "grantedPar";
  const table = granted ? shares : [...shares, ...pars];
  return (
    <>
      {granted && <GrantedParForm scene={scene} options={pars} />}
      {loan && <RepayForm scene={scene} option={loan} />}
      {table.length > 0 && <ShareForms scene={scene} options={table} />}
    </>
  );
};

/** Take-overs, and what must be settled after one. */
const TakeOvers = ({ scene, options, board }: Omit<Props, "best">) => {
  const targets = pick(options, "takeOver");
  const drops = pick(options, "dropStation");
  const trains = pick(options, "convertTrain", "scrapTrain");
  return (
    <>
      {targets.length > 0 && <TakeOverForms scene={scene} options={targets} />}
      {drops.length > 0 && <StationDropForms scene={scene} options={drops} board={board} />}
      {trains.length > 0 && <AcquiredForms scene={scene} options={trains} />}
    </>
  );
};

/** The corporation formed out of others, and what follows from a change of presidency. */
const Formation = ({ scene, options }: Pick<Props, "scene" | "options">) => {
  const [found] = pick(options, "found");
  const [join] = pick(options, "join");
  const swaps = pick(options, "swap");
  return (
    <>
      {found && <FoundForms scene={scene} option={found} />}
      {join && <JoinForms scene={scene} option={join} />}
      {swaps.length > 0 && <SwapForms scene={scene} options={swaps} />}
    </>
  );
};

/** Trains and companies. */
const Trade = ({ scene, options }: Pick<Props, "scene" | "options">) => {
  const bankSales = pick(options, "sellCompany");
  const trains = pick(options, "buyTrain");
  const discards = pick(options, "discardTrain");
  const sales = pick(options, "buyCompany");
  const exchanges = pick(options, "exchange");
  return (
    <>
      {trains.length > 0 && <TrainForms scene={scene} options={trains} />}
      {discards.length > 0 && <DiscardForms scene={scene} options={discards} />}
      {sales.length > 0 && bankSales.length > 0 && <h3>{scene.words.toBuy}</h3>}
      {sales.length > 0 && <CompanyForms scene={scene} options={sales} />}
      {bankSales.length > 0 && <CompanySaleForms scene={scene} options={bankSales} />}
      {exchanges.length > 0 && <ExchangeForms scene={scene} options={exchanges} />}
    </>
  );
};

/** Offers, the way out, and what is rarely done: it stands folded below. */
const Endings = ({ scene, options }: Pick<Props, "scene" | "options">) => {
  const answers = new Set(pick(options, "answer", "withdraw").map(({ type }) => type));
  const ends = pick(options, "pass", "done");
  const purchases = pick(options, "buyPrivateFrom");
  return (
    <>
      {answers.size > 0 && <OfferForms scene={scene} types={answers} />}
      {ends.map(({ type }) => (
        <SingleMove scene={scene} move={{ type }} main={options.length === 1}>
          {scene.words.wayOut(scene.decision.step, type)}
        </SingleMove>
      ))}
      {purchases.length > 0 && (
        <details>
          <summary>{scene.words.fromPlayers(termsOf(scene.context).company)}</summary>
          <div class="body">
            <CompanyForms scene={scene} options={purchases} />
          </div>
        </details>
      )}
      {pick(options, "declareBankruptcy").length > 0 && <BankruptcyForm scene={scene} />}
    </>
  );
};
