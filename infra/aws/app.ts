/** The CDK app: one stack, independent of account and region until it is deployed. Each stage has a stack of its own. */
import { App } from "aws-cdk-lib";
import { checkTemplates } from "./checks.ts";
import { settingsFrom } from "./settings.ts";
import { BahnpostStack, stackName } from "./stack.ts";

const app = new App();
checkTemplates(app);
const settings = settingsFrom(app.node);
new BahnpostStack(app, stackName(settings), {
  settings,
  description: "Bahnpost: 18xx railway games by mail and web form",
});
