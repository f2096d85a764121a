/**
 * Which mails have been dealt with, by a hash of what makes a mail one mail: so that the same mail, however often it is offered, has one
 * effect and one answer.
 *
 *     (absent) --claim--> claimed --settle--> settled
 *                         |     ^
 *          release, or    |     |
 *          lease runs out +-----+
 */
import type { Database } from "./database.ts";
import { ATTRIBUTES, receiptKey } from "./keys.ts";

export interface Receipts {
  /** `claimed`: it is the caller's to deal with, for as long as the lease; else somebody has it in hand, or it has been dealt with. */
  claim(hash: string, now: Date, leaseSeconds: number): Promise<"claimed" | "underWay" | "settled">;
  /** It has been dealt with; may be forgotten after `keptSeconds`. */
  settle(hash: string, now: Date, keptSeconds: number): Promise<void>;
  /** It has not been dealt with: whoever offers it next may claim it. */
  release(hash: string): Promise<void>;
}

/** Receipts on a table. */
export function createReceipts(database: Database): Receipts {
  return {
    async claim(hash, now, leaseSeconds) {
      const at = seconds(now);
      const item = { ...receiptKey(hash), state: "claimed", [ATTRIBUTES.expires]: at + leaseSeconds };
      const isMine = await database.put(item, {
        text: "attribute_not_exists(pk) OR #expires <= :now",
        names: { "#expires": ATTRIBUTES.expires },
        values: { ":now": at },
      });
      if (isMine) return "claimed";
      return (await database.get(receiptKey(hash)))?.state === "settled" ? "settled" : "underWay";
    },
    async settle(hash, now, keptSeconds) {
      await database.put({ ...receiptKey(hash), state: "settled", [ATTRIBUTES.expires]: seconds(now) + keptSeconds });
    },
    async release(hash) {
      await database.remove(receiptKey(hash));
    },
  };
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);
