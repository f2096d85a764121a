/** The description of the API (OpenAPI 3.1), made of the very table that its routes are made of. */
import * as z from "zod";
import { API_ROOT } from "../../lambdas/service/access/api.ts";
import { type Endpoint, isNothing } from "./endpoint.ts";
import { EXCHANGE_CALLS } from "./exchange.ts";
import { LOBBY_CALLS } from "./lobby.ts";
import { LOOKING_CALLS } from "./looking.ts";
import { PEOPLE_CALLS } from "./people.ts";
import { GAME_CALLS } from "./play.ts";
import { PROBLEM_STATUS, PROBLEM_TYPE, problemSchema } from "./problems.ts";
import { PROGRAM_CALLS } from "./programs.ts";
import { TIME_CALLS } from "./time.ts";

/** Every call of the API. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...[...LOBBY_CALLS, ...GAME_CALLS, ...LOOKING_CALLS, ...PROGRAM_CALLS],
  ...[...TIME_CALLS, ...PEOPLE_CALLS, ...EXCHANGE_CALLS],
];

const COMPONENTS = "#/components/schemas/";

type Json = Readonly<Record<string, unknown>>;

const ABOUT = [
  "The use cases of the pages as JSON. Every call but this description needs a personal token as a bearer, which its person makes on the page of the account.",
  "Whatever goes wrong has one shape, `Problem`: its `situation` decides the status, its `reason` is stable, its `detail` is for people.",
  "A deed in a game names the `version` that its author saw and a `submission` of his own choosing: the same submission again has one effect and one answer.",
].join("\n\n");

/** The description, for an installation at this address. */
export function openApi(origin: string): Json {
  const schemas: Record<string, Json> = {};
  const paths: Record<string, Record<string, Json>> = {};
  for (const one of ENDPOINTS) {
    const path = one.at.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [one.method]: operation(one, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Bahnpost", version: "1", description: ABOUT },
    servers: [{ url: origin + API_ROOT }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", description: "A personal token." } },
      schemas,
    },
  };
}

function operation({ id, summary, path, query, body, answer, status }: Endpoint, schemas: Record<string, Json>): Json {
  const parameters = [...parametersOf("path", path, schemas), ...parametersOf("query", query, schemas)];
  const content = (schema: Json, type = "application/json") => ({ [type]: { schema } });
  return {
    operationId: id,
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(isNothing(body) ? {} : { requestBody: { required: true, content: content(jsonSchema(body, schemas)) } }),
    responses: {
      [status]: { description: "Done.", content: content(jsonSchema(answer, schemas)) },
      default: { description: STATUSES, content: content(jsonSchema(problemSchema, schemas), PROBLEM_TYPE) },
    },
  };
}

/** Which status says what, for readers. */
const STATUSES = Object.entries(PROBLEM_STATUS)
  .map(([situation, status]) => `${status}: ${situation}`)
  .join(", ");

function parametersOf(place: "path" | "query", schema: z.ZodType, schemas: Record<string, Json>): Json[] {
  const { properties = {}, required = [] } = parametersShape.parse(jsonSchema(schema, schemas));
  return Object.entries(properties).map(([name, one]) => ({
    ...{ name, in: place, required: place === "path" || required.includes(name) },
    schema: one,
  }));
}

const parametersShape = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

const madeShape = z.looseObject({
  properties: z.object({ it: z.record(z.string(), z.unknown()) }),
  $defs: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

/** The schema as JSON Schema; parts with a name of their own go to the components. */
function jsonSchema(it: z.ZodType, schemas: Record<string, Json>): Json {
  const made = JSON.stringify(z.toJSONSchema(z.object({ it }), { io: "input" }));
  const { $defs = {}, properties } = madeShape.parse(JSON.parse(made.replaceAll("#/$defs/", COMPONENTS)));
  Object.assign(schemas, $defs);
  return properties.it;
}
