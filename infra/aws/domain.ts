/** The pages under a host name of their own. */
import { CfnOutput } from "aws-cdk-lib";
import { ApiMapping, DomainName, type HttpApi, type IHttpStage, SecurityPolicy } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate, CfnCertificate } from "aws-cdk-lib/aws-certificatemanager";
import { CfnRecordSet } from "aws-cdk-lib/aws-route53";
import type { Construct } from "constructs";
import type { DomainSettings } from "./settings.ts";

/**
 * Leads the host name to the API's stage. In the operator's zone its records are made, and its certificate too unless there is one;
 * elsewhere the operator makes a CNAME to what the output says.
 */
export function nameThePages(
  scope: Construct,
  { api, stage }: { api: HttpApi; stage: IHttpStage },
  { name, certificate }: DomainSettings,
  hostedZoneId: string | undefined,
): void {
  const arn = certificate ?? ownCertificate(scope, name, hostedZoneId);
  const domain = new DomainName(scope, "Domain", {
    domainName: name,
    certificate: Certificate.fromCertificateArn(scope, "DomainCertificate", arn),
    securityPolicy: SecurityPolicy.TLS_1_2,
  });
  new ApiMapping(scope, "DomainMapping", { api, domainName: domain, stage });
  new CfnOutput(scope, "DnsPages", { value: `${name} CNAME ${domain.regionalDomainName}` });
  if (!hostedZoneId) return;
  for (const type of ["A", "AAAA"]) {
    const aliasTarget = { dnsName: domain.regionalDomainName, hostedZoneId: domain.regionalHostedZoneId };
    new CfnRecordSet(scope, `Pages${type}Record`, { hostedZoneId, name, type, aliasTarget });
  }
}

function ownCertificate(scope: Construct, domainName: string, hostedZoneId: string | undefined): string {
  return new CfnCertificate(scope, "Certificate", {
    domainName,
    validationMethod: "DNS",
    domainValidationOptions: [{ domainName, hostedZoneId }],
  }).ref;
}
