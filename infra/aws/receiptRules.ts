/** Which receipt rule set SES uses: one per account and region, and only this call of SES's older API can say which. */
import {
  DescribeActiveReceiptRuleSetCommand,
  RuleSetDoesNotExistException,
  type SESClient,
  SetActiveReceiptRuleSetCommand,
} from "@aws-sdk/client-ses";

export type Activation =
  | { readonly outcome: "activated"; readonly instead: string | null }
  | { readonly outcome: "already" }
  /** Another set is active and must not be replaced unasked: its mail would no longer be received. */
  | { readonly outcome: "other"; readonly active: string }
  | { readonly outcome: "missing" };

/** Makes a rule set active. Throws what the SDK throws if SES cannot be asked. */
export async function activate(client: SESClient, ruleSet: string, mayReplace: boolean): Promise<Activation> {
  const active = (await client.send(new DescribeActiveReceiptRuleSetCommand({}))).Metadata?.Name ?? null;
  if (active === ruleSet) return { outcome: "already" };
  if (active !== null && !mayReplace) return { outcome: "other", active };
  try {
    await client.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: ruleSet }));
    return { outcome: "activated", instead: active };
  } catch (error) {
    if (error instanceof RuleSetDoesNotExistException) return { outcome: "missing" };
    throw error;
  }
}

/** What came of it, for the operator. */
export function activationText(ruleSet: string, activation: Activation): string {
  switch (activation.outcome) {
    case "activated":
      return `${ruleSet} is active now${activation.instead ? ` instead of ${activation.instead}` : ""}.`;
    case "already":
      return `${ruleSet} is active already; nothing was changed.`;
    case "other":
      return `${activation.active} is active. With --replace ${ruleSet} takes its place, and ${activation.active} receives no mail any more.`;
    case "missing":
      return `There is no rule set ${ruleSet} in this region; the stack's output ReceiptRuleSet names it.`;
  }
}
