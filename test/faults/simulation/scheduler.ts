/**
 * Who goes next: every call to the store or the mail service waits here until dice let it through. So handlers that run at the same
 * time meet in every order, and always in the same one for a seed.
 */

type Roll = (below: number) => number;

export interface Scheduler {
  /** Waits for its turn, then works; nobody else works meanwhile. */
  call<T>(work: () => Promise<T>): Promise<T>;
  /** Runs tasks at the same time to their end. Calls that they left behind go on with the next ones, as on a thawed machine. */
  run(tasks: readonly (() => Promise<void>)[]): Promise<void>;
}

interface Waiting {
  readonly work: () => Promise<void>;
}

/** Rounds without a call after which a task is waiting for something that is none. */
const STUCK = 10_000;

export function createScheduler(roll: Roll): Scheduler {
  const waiting: Waiting[] = [];
  const next = async (): Promise<boolean> => {
    const [one] = waiting.splice(roll(waiting.length), 1);
    await one?.work();
    return one !== undefined;
  };
  return {
    call: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ work: () => work().then(resolve, reject) });
      }),
    async run(tasks) {
      let left = tasks.length;
      let idle = 0;
      const done = Promise.all(
        tasks.map((task) =>
          task().finally(() => {
            left -= 1;
          }),
        ),
      );
      done.catch(() => undefined);
      while (left > 0) {
        await settled();
        if (left > 0) idle = (await next()) ? 0 : idle + 1;
        if (idle > STUCK) throw new Error("a task waits for something else than a call");
      }
      await done;
    },
  };
}

/** Lets everything go on that waits for no call. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
