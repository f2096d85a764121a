/** What a line says about a move, before it is known which moves are meant: everything is optional. */

export interface Said {
  readonly corporation?: string;
  readonly company?: string;
  /** The private company whose power is used. */
  readonly power?: string;
  readonly hex?: string;
  readonly tile?: string;
  readonly rotation?: number;
  /** Zero-based. */
  readonly city?: number;
  readonly amount?: number;
  readonly count?: number;
  readonly percents?: readonly number[];
  readonly place?: "offering" | "pool";
  /** Where a train comes from: `bank`, `pool` or a corporation. */
  readonly source?: string;
  readonly from?: number;
  readonly rank?: string;
  readonly train?: string;
  readonly oldRank?: string;
  readonly oldTrain?: string;
  readonly kind?: string;
  readonly accept?: boolean;
  readonly papers?: readonly string[];
  /** All that the option offers, or nothing. */
  readonly all?: boolean;
}

export interface Reading {
  readonly said: Said;
  /** Every name in it is a symbol or a full name as the title writes it. */
  readonly exact: boolean;
}
