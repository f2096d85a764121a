/** The rules summaries: public, the same for everybody, and loaded only when somebody reads them. */
import { Hono } from "hono";
import { TITLES } from "../../engine/index.ts";
import { rulesOf, sharedRules } from "../../engine/titles/rules/index.ts";
import { SituationError } from "../../lambdas/service/api.ts";
import type { Ctx, Env } from "../http.ts";
import { SHARED_RULES } from "../parts/ruleLink.tsx";
import { RulesList } from "../rules/list.tsx";
import { RulesPage } from "../rules/page.tsx";

export function rulesRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/", (c) => c.html(<RulesList {...readerOf(c)} />));
  app.get("/:title", rulesPage);
  return app;
}

const readerOf = (c: Ctx) => ({ words: c.get("words"), language: c.get("language"), person: c.get("person") });

async function rulesPage(c: Ctx): Promise<Response> {
  const asked = c.req.param("title") ?? "";
  const reader = readerOf(c);
  if (asked === SHARED_RULES) {
    const shared = await sharedRules(reader.language);
    return c.html(<RulesPage {...reader} title={null} own={null} shared={shared} />);
  }
  const title = TITLES.find(({ id }) => id === asked);
  if (!title) throw new SituationError("notFound", "title");
  return c.html(<RulesPage {...reader} title={title} {...(await rulesOf(title.id, reader.language))} />);
}
