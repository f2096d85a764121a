/**
 * The description of the API turned into checks: what an answer must look like, to the last field. Objects that do not say that they are
 * open must not hold more than is described.
 */
import * as z from "zod";
import type { ApiAnswer } from "../../support/api.ts";

const json = z.record(z.string(), z.unknown());
const operationSchema = z.looseObject({
  summary: z.string(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: json })),
});
const descriptionSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), json) }),
});
export type Description = z.infer<typeof descriptionSchema>;

export const readDescription = (given: unknown): Description => descriptionSchema.parse(given);

const mediaSchema = z.record(z.string(), z.object({ schema: json }));

/** Throws unless the answer is as the description says for that operation and status. */
export function expectDescribed(description: Description, method: string, path: string, answer: ApiAnswer): void {
  const { responses } = description.paths[path]?.[method] ?? missing(`${method} ${path}`);
  const response = responses[answer.status] ?? (answer.status >= 400 ? responses.default : undefined);
  const content = mediaSchema.parse(response?.content ?? missing(`${method} ${path} ${answer.status}`));
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  const { schema } = content[type] ?? missing(`${type} of ${method} ${path} ${answer.status}`);
  schemaOf(description, schema).parse(answer.body);
}

function missing(what: string): never {
  throw new Error(`the description lacks ${what}`);
}

/** A schema of the description, as a check. */
export function schemaOf(description: Description, schema: unknown): z.ZodType {
  const whole = closed({ ...json.parse(schema), $defs: description.components.schemas });
  return z.fromJSONSchema(JSON.parse(JSON.stringify(whole).replaceAll("#/components/schemas/", "#/$defs/")));
}

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]));
  const isObject = inner.type === "object" && "properties" in inner && !("additionalProperties" in inner);
  return isObject ? { ...inner, additionalProperties: false } : inner;
}
