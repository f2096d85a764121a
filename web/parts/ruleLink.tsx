/** The number of a rule as a link to where the summary explains it. */
import { articleOf } from "../../engine/titles/rules/index.ts";
import type { Words } from "../words/index.ts";

/** The page of the rules that no title has for itself. */
export const SHARED_RULES = "shared";

/** Where a rule is explained: each title's page holds the rules with its own numbers, another one those that all share. */
export function rulePath(rule: string): string {
  const prefix = rule.slice(0, Math.max(0, rule.lastIndexOf("-"))).toLowerCase();
  const page = prefix === "c" || prefix === "" ? SHARED_RULES : prefix;
  return `/rules/${encodeURIComponent(page)}#${encodeURIComponent(articleOf(rule))}`;
}

/** The link. It opens beside the page, so that nothing filled in there is lost. */
export const RuleLink = ({ words, rule }: { words: Words; rule: string }) => (
  <a class="rule" href={rulePath(rule)} target="_blank" rel="noopener">
    {words.rule(rule)}
  </a>
);
