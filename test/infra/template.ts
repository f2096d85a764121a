/** The template of an installation with the given context, checked as `npx cdk synth` checks it. Bundling is left out. */
import { App } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { checkTemplates } from "../../infra/aws/checks.ts";
import { settingsFrom } from "../../infra/aws/settings.ts";
import { BahnpostStack, stackName } from "../../infra/aws/stack.ts";

export type Context = Readonly<Record<string, string>>;

/** Everything an installation can have, all records made by the stack. */
export const FULL: Context = {
  stage: "production",
  operator: "operator@example.org",
  domain: "play.example.org",
  mailDomain: "play.example.org",
  hostedZone: "Z0123456789ABCDEFGHIJ",
  ownKey: "yes",
};

/** The stack itself: an acceptance can be taken back before it is synthesized. */
export function stackWith(context: Context = {}): BahnpostStack {
  const app = new App({ context: { "aws:cdk:bundling-stacks": [], ...context } });
  checkTemplates(app);
  const settings = settingsFrom(app.node);
  return new BahnpostStack(app, stackName(settings), { settings });
}

/** Throws if the checks find something that nobody has accepted. */
export function templateWith(context: Context = {}): Template {
  return Template.fromStack(stackWith(context));
}

export interface Statement {
  readonly Effect: "Allow" | "Deny";
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Principal?: unknown;
  readonly Condition?: unknown;
}

/** The statements of all rights of roles, or of those whose policy's id begins so. */
export function statementsOf(template: Template, start = ""): Statement[] {
  return Object.entries(template.findResources("AWS::IAM::Policy"))
    .filter(([id]) => id.startsWith(start))
    .flatMap(([, policy]): Statement[] => policy.Properties.PolicyDocument.Statement);
}
