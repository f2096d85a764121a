/** Trains: how events about them are booked. */
import { type Draft, named, writeCorporation } from "../draft.ts";
import type { EventOf } from "../model/event.ts";
import { type Books, setDepot, setTurn, without } from "./parts.ts";

function buyTrain(draft: Draft, event: EventOf<"trainBought">): void {
  const { depot } = draft.state;
  if (event.tradedIn) giveUpTrain(draft, event.corporation, event.tradedIn.id);
  if (event.from === "bank") takeFromBank(draft, event.train.id);
  else if (event.from === "pool") setDepot(draft, { pool: without(depot.pool, event.train.id) });
  else {
    const seller = writeCorporation(draft, event.from);
    seller.trains = without(seller.trains, event.train.id);
  }
  const buyer = writeCorporation(draft, event.corporation);
  buyer.trains = [...buyer.trains, event.train];
  setTurn(draft, { boughtTrain: true, wanted: null, ...(event.help > 0 ? { helped: true } : {}) });
}

function takeFromBank(draft: Draft, id: string): void {
  const { queue, soldUnlimited } = draft.state.depot;
  const card = id.slice(0, id.lastIndexOf("-"));
  if (queue.some((train) => train.id === id)) setDepot(draft, { queue: without(queue, id) });
  else setDepot(draft, { soldUnlimited: { ...soldUnlimited, [card]: (soldUnlimited[card] ?? 0) + 1 } });
}

function giveUpTrain(draft: Draft, symbol: string, id: string): void {
  const train = named(draft.state.corporations, symbol).trains.find((one) => one.id === id);
  if (!train) throw new Error(`${symbol} has no train ${id}`);
  dropTrain(draft, symbol, id);
  setDepot(draft, { pool: [...draft.state.depot.pool, train] });
}

function rustTrain(draft: Draft, id: string, owner: string): void {
  const { depot } = draft.state;
  if (owner === "pool") setDepot(draft, { pool: without(depot.pool, id) });
  else if (owner === "bank") setDepot(draft, { queue: without(depot.queue, id) });
  else dropTrain(draft, owner, id);
}

function dropTrain(draft: Draft, symbol: string, id: string): void {
  const corporation = writeCorporation(draft, symbol);
  corporation.trains = without(corporation.trains, id);
  forgetAcquired(draft, id);
}

function forgetAcquired({ state }: Draft, id: string): void {
  if (state.round.kind !== "operating" || !state.round.turn?.acquired.includes(id)) return;
  const { turn } = state.round;
  state.round = { ...state.round, turn: { ...turn, acquired: turn.acquired.filter((one) => one !== id) } };
}

export const trainsBooks = {
  trainWanted(draft, event) {
    const { from, train, rank, price } = event;
    setTurn(draft, { wanted: { from, train, rank, price } });
  },
  trainBought: buyTrain,
  trainReceived(draft, event) {
    takeFromBank(draft, event.train.id);
    const corporation = writeCorporation(draft, event.corporation);
    corporation.trains = [...corporation.trains, event.train];
  },
  trainDiscarded(draft, event) {
    giveUpTrain(draft, event.corporation, event.train.id);
  },
  trainsRusted(draft, event) {
    for (const { train, owner } of event.trains) rustTrain(draft, train.id, owner);
  },
  ranksRusted(draft, event) {
    const { rusted } = draft.state.depot;
    setDepot(draft, { rusted: [...rusted, ...event.ranks] });
  },
  trainExported(draft, event) {
    takeFromBank(draft, event.train.id);
  },
  trainScrapped(draft, event) {
    dropTrain(draft, event.corporation, event.train.id);
  },
  trainConverted(draft, event) {
    const corporation = writeCorporation(draft, event.corporation);
    corporation.trains = corporation.trains.map((one) =>
      one.id === event.train.id ? { id: one.id, rank: event.rank } : one,
    );
    forgetAcquired(draft, event.train.id);
  },
} satisfies Partial<Books>;
