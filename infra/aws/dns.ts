/** DNS records that the installation needs: made in the operator's Route 53 zone if one is named, and told as outputs in any case. */
import { CfnOutput } from "aws-cdk-lib";
import { CfnRecordSet } from "aws-cdk-lib/aws-route53";
import type { Construct } from "constructs";

export interface DnsRecord {
  /** Part of the ids of its resource and output. */
  readonly id: string;
  readonly type: "CNAME" | "MX" | "TXT";
  readonly name: string;
  readonly value: string;
}

const SECONDS = "3600";

/** Makes the records in the zone, if there is one, and an output for each, as `name type value`. */
export function tellRecords(scope: Construct, records: readonly DnsRecord[], hostedZoneId: string | undefined): void {
  for (const { id, type, name, value } of records) {
    new CfnOutput(scope, `Dns${id}`, { value: `${name} ${type} ${value}` });
    if (!hostedZoneId) continue;
    const content = type === "TXT" ? `"${value}"` : value;
    new CfnRecordSet(scope, `${id}Record`, { hostedZoneId, name, type, ttl: SECONDS, resourceRecords: [content] });
  }
}
