/**
 * What one call of the API is: its address, the schemas of all that goes in and comes out, and the use case behind it. Routes and
 * description are both made of this table's rows, so neither can say otherwise than the other.
 */
import * as z from "zod";
import type { Language, Person, Services } from "../../lambdas/service/api.ts";
import { SituationError } from "../../lambdas/service/api.ts";
import type { Ctx } from "../http.ts";
import type { Words } from "../words/index.ts";
import { bearerOf } from "./bearer.ts";

/** Nothing is expected here. */
export const NOTHING = z.object({});

export const isNothing = (schema: z.ZodType): boolean => schema === NOTHING;

/** What a use case may answer for a schema: the same, but nobody will change it. */
export type Shown<T> = T extends readonly (infer E)[]
  ? readonly Shown<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Shown<T[K]> }
    : T;

/** A call as the use case gets it: checked for shape, its person known. */
export interface Call<P, Q, B> {
  readonly services: Services;
  readonly person: Person;
  readonly language: Language;
  readonly words: Words;
  /** Public address of the pages. */
  readonly origin: string;
  readonly path: P;
  readonly query: Q;
  readonly body: B;
}

interface Definition<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> {
  /** Name of the operation. */
  readonly id: string;
  readonly method: "get" | "post" | "put" | "delete";
  /** Below the API's root, parameters with a colon. */
  readonly at: string;
  readonly summary: string;
  readonly status: 200 | 201;
  /** Bytes of a body, at most, where files are given; else as usual. */
  readonly largestBody?: number;
  readonly path: P;
  readonly query: Q;
  readonly body: B;
  readonly answer: A;
  readonly handle: (call: Call<z.output<P>, z.output<Q>, z.output<B>>) => Promise<Shown<z.input<A>>>;
}

/** A call of the API, ready to be routed and described. */
export interface Endpoint extends Omit<Definition<z.ZodType, z.ZodType, z.ZodType, z.ZodType>, "handle"> {
  respond(c: Ctx): Promise<Response>;
}

/** A row of the table. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>({
  handle,
  ...described
}: Definition<P, Q, B, A>): Endpoint {
  const { path, query, body, status } = described;
  return {
    ...described,
    async respond(c) {
      const person = await bearerOf(c);
      const { services, origin } = c.get("input");
      const answer = await handle({
        ...{ services, person, origin, language: c.get("language"), words: c.get("words") },
        path: readPath(path, c.req.param()),
        query: read("query", query, c.req.query()),
        body: read("body", body, isNothing(body) ? {} : await bodyOf(c)),
      });
      return c.json(answer, status);
    },
  };
}

/** What does not fit the address is at no address. */
function readPath<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new SituationError("notFound", "noPath");
  return parsed.data;
}

/** Throws SituationError invalid, naming the first place that is not as described. */
function read<T extends z.ZodType>(part: string, schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const where = [part, ...(parsed.error.issues[0]?.path ?? [])].map(String).join(".").slice(0, LONGEST_PLACE);
  throw new SituationError("invalid", "shape", { where });
}

const LONGEST_PLACE = 100;

/** What is no JSON reads as nothing, which no schema takes. */
async function bodyOf(c: Ctx): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}
