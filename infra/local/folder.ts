/** The data folder of a local service: store, mail, the secret, and a lock, since two processes must not open one store. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";

export interface DataFolder {
  readonly store: string;
  readonly mail: string;
  readonly secret: string;
  /** The secret before it: `secret.previous`, for as long as that file lies there. */
  readonly previousSecret: string | undefined;
  /** Says who has it open; other commands find the store there. */
  announce(storeEndpoint: string): void;
  release(): void;
}

const lockSchema = z.object({ pid: z.int(), storeEndpoint: z.string().nullable() });
export type Lock = z.infer<typeof lockSchema>;

/** The data folder that commands mean: DATA, else `data` in the present folder. */
export const dataPath = (): string => resolve(process.env.DATA ?? "data");

const lockFile = (path: string): string => join(path, "lock.json");

/** Who has the folder open, or null. A process that has died does not count. */
export function lockOf(path: string): Lock | null {
  if (!existsSync(lockFile(path))) return null;
  const lock = lockSchema.safeParse(JSON.parse(readFileSync(lockFile(path), "utf8") || "null"));
  return lock.success && isAlive(lock.data.pid) ? lock.data : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Opens the folder for this process; throws with a sentence if another one has it. */
export function openFolder(path: string): DataFolder {
  mkdirSync(path, { recursive: true });
  const lock = lockOf(path);
  if (lock && lock.pid !== process.pid)
    throw new Error(`${path} is in use by process ${lock.pid}: stop it, or set DATA to another folder`);
  const write = (storeEndpoint: string | null) =>
    writeFileSync(lockFile(path), JSON.stringify({ pid: process.pid, storeEndpoint }));
  write(null);
  return {
    store: join(path, "store"),
    mail: join(path, "mail.jsonl"),
    secret: secretIn(path),
    previousSecret: previousSecretIn(path),
    announce: write,
    release: () => rmSync(lockFile(path), { force: true }),
  };
}

/** The secret that signs links, made at the first start. */
function secretIn(path: string): string {
  const file = join(path, "secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

/** To replace the secret, rename its file to `secret.previous` and start again. */
function previousSecretIn(path: string): string | undefined {
  const file = join(path, "secret.previous");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
