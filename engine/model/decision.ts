/**
 * What the game waits for. `options` is sound and complete: a move is legal if and only if it matches one of them (a range
 * stands for every whole number in it). One exception by nature: `run` lists trains, not every possible set of routes; any
 * set that obeys C-8 is legal, and `best` always is.
 */
import type { DividendKind, Seat, SharePlace, StepName } from "./words.ts";

export interface Decision {
  readonly step: StepName;
  /** The corporation whose turn it is, if the decision is a corporation's. */
  readonly corporation: string | null;
  /** Seats the game waits for; empty only when the game is over. */
  readonly deciders: readonly Seat[];
  /** Every legal move, of deciders and (side moves, C-20.1) of others. */
  readonly options: readonly Option[];
}

interface OptionBase {
  readonly seat: Seat;
  /** Possible besides the decision asked for. */
  readonly side: boolean;
}

export type Option = OptionBase & OptionBody;

export type OptionBody =
  | { readonly type: "pass" }
  | { readonly type: "done" }
  | { readonly type: "buyPrivate"; readonly company: string; readonly price: number }
  | { readonly type: "bid"; readonly company: string; readonly min: number; readonly max: number }
  | { readonly type: "par"; readonly corporation: string; readonly prices: readonly number[]; readonly percent: number }
  | {
      readonly type: "buyShare";
      readonly corporation: string;
      readonly from: SharePlace;
      readonly price: number;
      readonly percent: number;
    }
  | { readonly type: "sellShares"; readonly corporation: string; readonly bundles: readonly Bundle[] }
  | {
      readonly type: "buyPrivateFrom";
      readonly company: string;
      readonly owner: Seat;
      readonly min: number;
      readonly max: number;
      readonly consent: boolean;
    }
  | {
      readonly type: "exchange";
      readonly company: string;
      readonly corporation: string;
      readonly from: readonly SharePlace[];
    }
  | {
      readonly type: "buyCompany";
      readonly company: string;
      readonly owner: Seat;
      readonly corporation: string;
      readonly min: number;
      readonly max: number;
      readonly consent: boolean;
    }
  | {
      readonly type: "layTile";
      readonly corporation: string;
      readonly hex: string;
      readonly tile: string;
      readonly rotations: readonly number[];
      readonly cost: number;
      /** The private company whose power is used. */
      readonly company: string | null;
    }
  | {
      readonly type: "placeToken";
      /** Whose station: usually the deciding corporation's, after a lay maybe another's (C-6.9). */
      readonly corporation: string;
      readonly hex: string;
      readonly city: number;
      readonly price: number;
      readonly company: string | null;
    }
  | { readonly type: "run"; readonly trains: readonly { readonly id: string; readonly rank: string }[] }
  | { readonly type: "dividend"; readonly kinds: readonly DividendOutcome[] }
  | TrainOption
  | { readonly type: "discardTrain"; readonly corporation: string; readonly train: string; readonly rank: string }
  | {
      readonly type: "sellCompany";
      readonly company: string;
      readonly corporation: string;
      readonly price: number;
    }
  | {
      readonly type: "takeOver";
      readonly corporation: string;
      /** Price of one share. */
      readonly min: number;
      readonly max: number;
      /** Shares in players' hands, to be paid. */
      readonly shares: number;
      readonly owner: Seat;
      readonly consent: boolean;
    }
  | { readonly type: "dropStation"; readonly corporation: string; readonly hex: string; readonly city: number }
  | {
      readonly type: "convertTrain";
      readonly train: string;
      readonly rank: string;
      /** The side it is turned to. */
      readonly to: string;
      readonly price: number;
    }
  | { readonly type: "scrapTrain"; readonly train: string; readonly rank: string }
  | {
      readonly type: "nationalise";
      readonly corporation: string;
      readonly from: Seat;
      readonly percent: number;
      readonly price: number;
    }
  | { readonly type: "swap"; readonly corporation: string; readonly percents: readonly number[] }
  | { readonly type: "found"; readonly corporation: string }
  | {
      readonly type: "join";
      readonly corporation: string;
      readonly papers: readonly { readonly paper: string; readonly percent: number }[];
    }
  | { readonly type: "repayLoan"; readonly amount: number; readonly debt: number }
  | { readonly type: "declareBankruptcy" }
  | { readonly type: "answer" }
  | { readonly type: "withdraw" };

export interface TrainOption {
  readonly type: "buyTrain";
  /** `bank`, `pool` or the selling corporation. */
  readonly from: string;
  readonly train: string;
  readonly rank: string;
  readonly min: number;
  readonly max: number;
  /** Train to hand in, null for an ordinary purchase. */
  readonly tradeIn: string | null;
  /** What the president has to add at the price `min` from the bank or pool; 0 if the treasury suffices. */
  readonly help: number;
  readonly consent: boolean;
}

export interface Bundle {
  readonly count: number;
  readonly percent: number;
  readonly proceeds: number;
  /** Sizes of the certificates, largest first, where they matter (1835-6.15). */
  readonly percents?: readonly number[];
}

export interface DividendOutcome {
  readonly kind: DividendKind;
  readonly perShare: number;
  /** What the treasury receives. */
  readonly treasury: number;
  /** Price of a share after the decision. */
  readonly price: number;
}

export type OptionType = OptionBody["type"];
export type OptionOf<T extends OptionType> = Extract<Option, { type: T }>;
