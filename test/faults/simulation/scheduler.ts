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
const STUCK = 200_000;

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
      const running: Running[] = [];
      // One after the other until its first call: what comes before it may take real time, such as reading a mail.
      for (const task of tasks) {
        const parked = waiting.length;
        const one = begin(task);
        running.push(one);
        await until(async () => one.isOver || waiting.length > parked);
      }
      await until(async () => {
        await settled();
        return running.every(({ isOver }) => isOver) || ((await next()) ? "worked" : false);
      });
      await Promise.all(running.map(({ done }) => done));
    },
  };
}

interface Running {
  readonly done: Promise<void>;
  isOver: boolean;
}

function begin(task: () => Promise<void>): Running {
  const one = { isOver: false, done: Promise.resolve() };
  one.done = task().finally(() => {
    one.isOver = true;
  });
  one.done.catch(() => undefined);
  return one;
}

/** Looks again and again until it is true; `worked` means that it is worth waiting on. */
async function until(look: () => Promise<boolean | "worked">): Promise<void> {
  for (let idle = 0; ; idle++) {
    const seen = await look();
    if (seen === true) return;
    if (seen === "worked") idle = 0;
    if (idle > STUCK) throw new Error("a task waits for something else than a call");
    await settled();
  }
}

/** Lets everything go on that waits for no call. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
