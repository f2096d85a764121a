/** Tells the operator before a month becomes dear: at four fifths of the budget, and when the month is expected to exceed it. */
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { Construct } from "constructs";

/** A monthly budget over the whole account, in US dollars. */
export function watchCosts(scope: Construct, name: string, dollars: number, operator: string): void {
  new CfnBudget(scope, "Budget", {
    budget: {
      budgetName: `${name}-monthly`,
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: dollars, unit: "USD" },
    },
    notificationsWithSubscribers: [notice("ACTUAL", 80, operator), notice("FORECASTED", 100, operator)],
  });
}

function notice(notificationType: "ACTUAL" | "FORECASTED", threshold: number, address: string) {
  return {
    notification: { notificationType, comparisonOperator: "GREATER_THAN", threshold, thresholdType: "PERCENTAGE" },
    subscribers: [{ subscriptionType: "EMAIL", address }],
  };
}
