/** Webhooks: one a person, beside the profile. The secret signs notices, so it lies here as it is; it opens nothing. */
import * as z from "zod";
import { HOOK_TROUBLES } from "../service/hooks/port.ts";
import type { Database } from "./database.ts";
import { hookKey } from "./keys.ts";

const troubleSchema = z.object({
  /** Since when no notice has been taken. */
  since: z.string(),
  kind: z.enum(HOOK_TROUBLES),
  status: z.int().nullable(),
  /** Given up: nothing is sent until its person sets it anew. */
  stopped: z.boolean(),
});
export type StoredTrouble = Readonly<z.infer<typeof troubleSchema>>;

const hookSchema = z.object({
  person: z.string(),
  /** Tells it from those before it. */
  id: z.string(),
  url: z.string(),
  secret: z.string(),
  setAt: z.string(),
  trouble: troubleSchema.nullable(),
});
export type Hook = Readonly<z.infer<typeof hookSchema>>;

export interface Hooks {
  put(hook: Hook): Promise<void>;
  get(person: string): Promise<Hook | null>;
  /** Those of these persons. */
  many(persons: readonly string[]): Promise<Hook[]>;
  /** Notes what is wrong with it, or that nothing is; not if another one has taken its place. */
  note(hook: Pick<Hook, "person" | "id">, trouble: StoredTrouble | null): Promise<void>;
  drop(person: string): Promise<void>;
}

/** Webhooks on a table. */
export function createHooks(database: Database): Hooks {
  return {
    async put(hook) {
      await database.put({ ...hookKey(hook.person), ...hook });
    },
    async get(person) {
      const item = await database.get(hookKey(person));
      return item && hookSchema.parse(item);
    },
    async many(persons) {
      if (persons.length === 0) return [];
      return (await database.getMany(persons.map(hookKey))).map((item) => hookSchema.parse(item));
    },
    async note({ person, id }, trouble) {
      const change = {
        text: "SET trouble = :trouble",
        names: { "#id": "id" },
        values: { ":trouble": trouble, ":id": id },
      };
      await database.update(hookKey(person), change, "#id = :id");
    },
    async drop(person) {
      await database.remove(hookKey(person));
    },
  };
}
