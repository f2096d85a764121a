/** The rules summaries: public, the same for everybody, and read only when somebody asks for them. */
import { Hono } from "hono";
import { TITLES } from "../../engine/index.ts";
import { SituationError } from "../../lambdas/service/api.ts";
import type { Ctx, Env } from "../http.ts";
import { SHARED_RULES } from "../parts/ruleLink.tsx";
import { RulesList } from "../rules/list.tsx";
import { RulesPage } from "../rules/page.tsx";
import { projectRules, readRules } from "../rules/source.ts";

export function rulesRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/", (c) => c.html(<RulesList {...readerOf(c)} />));
  app.get("/:title", rulesPage);
  return app;
}

const readerOf = (c: Ctx) => ({ words: c.get("words"), language: c.get("language"), person: c.get("person") });

function rulesPage(c: Ctx): Response | Promise<Response> {
  const asked = c.req.param("title") ?? "";
  const reader = readerOf(c);
  const title = TITLES.find(({ id }) => id === asked) ?? null;
  if (!title && asked !== SHARED_RULES) throw new SituationError("notFound", "title");
  const fileOf = c.get("input").rulesFile ?? projectRules;
  const own = title && readRules(fileOf(title.id, reader.language));
  return c.html(<RulesPage {...reader} title={title} own={own} shared={readRules(fileOf(null, reader.language))} />);
}
