/**
 * The command `npm run -s activate-mail -- --rule-set NAME [--replace]`: makes the stack's receipt rule set the active one, with the
 * account and region of the environment. Exit status 1 if it is not active afterwards, 2 for a call that it does not understand.
 */
import { parseArgs } from "node:util";
import { SESClient } from "@aws-sdk/client-ses";
import { activate, activationText } from "./receiptRules.ts";

const USAGE = "usage: npm run -s activate-mail -- --rule-set NAME [--replace]";

async function run(): Promise<number> {
  const given = argumentsOf();
  if (!given?.ruleSet) {
    console.error(USAGE);
    return 2;
  }
  const activation = await activate(new SESClient({}), given.ruleSet, given.mayReplace);
  const isActive = activation.outcome === "activated" || activation.outcome === "already";
  (isActive ? console.log : console.error)(activationText(given.ruleSet, activation));
  return isActive ? 0 : 1;
}

function argumentsOf(): { ruleSet: string | undefined; mayReplace: boolean } | null {
  try {
    const options = { "rule-set": { type: "string" }, replace: { type: "boolean", default: false } } as const;
    const { values } = parseArgs({ options });
    return { ruleSet: values["rule-set"], mayReplace: values.replace };
  } catch {
    return null;
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`SES could not be asked: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
