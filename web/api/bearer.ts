/** Who calls: by a personal token in the header, never by a cookie. */
import { type Person, SituationError } from "../../lambdas/service/api.ts";
import { type Ctx, speak } from "../http.ts";

const BEARER = /^Bearer +([\w.-]{1,200}) *$/i;

/** Methods that change nothing. */
const LOOKING: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** The person of the token; from here on answers are in that person's language. Throws SituationError unauthenticated, tooMany, or forbidden. */
export async function bearerOf(c: Ctx): Promise<Person> {
  const token = BEARER.exec(c.req.header("authorization") ?? "")?.[1];
  const person =
    token === undefined ? null : await c.get("input").services.people.personOfToken(token, !LOOKING.has(c.req.method));
  if (!person) throw new SituationError("unauthenticated", "noToken");
  speak(c, person.language);
  return person;
}
