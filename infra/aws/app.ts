/** The CDK app: one stack, independent of account and region until it is deployed. */
import { App } from "aws-cdk-lib";
import { settingsFrom } from "./settings.ts";
import { BahnpostStack } from "./stack.ts";

const app = new App();
new BahnpostStack(app, "Bahnpost", {
  settings: settingsFrom(app.node),
  description: "Bahnpost: 18xx railway games by mail and web form",
});
