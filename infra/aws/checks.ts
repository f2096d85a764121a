/** The checks that every template must pass, and how a finding is accepted: where it arises, with the reason. */
import { type App, CfnElement, Stack, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import type { IConstruct } from "constructs";

/** A synthesis with a finding that nobody has accepted fails. */
export function checkTemplates(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}

/** Accepts one finding at a construct and below it. */
export function accept(construct: IConstruct, id: string, reason: string): void {
  Validations.of(construct).acknowledge({ id, reason });
}

/** Accepts a right over everything that a resource's name begins, such as a bucket's objects: `<its ARN><rest>`. */
export function acceptWildcard(construct: IConstruct, resource: IConstruct, rest: string, reason: string): void {
  const element = resource.node.defaultChild;
  if (!CfnElement.isCfnElement(element)) throw new Error(`${resource.node.path} is no resource`);
  accept(construct, `AwsSolutions-IAM5[Resource::<${Stack.of(resource).getLogicalId(element)}.Arn>${rest}]`, reason);
}
