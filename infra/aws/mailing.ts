/**
 * Mail out: the identity that SES signs for, its DNS records, and the topic on which SES tells what became of mails. SES's own list of
 * addresses to leave alone is off, because the service keeps one: a person who asks for a fresh link must get it.
 */
import { RemovalPolicy, Stack } from "aws-cdk-lib";
import { type IGrantable, PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Key } from "aws-cdk-lib/aws-kms";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  DkimIdentity,
  EasyDkimSigningKeyLength,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
} from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { type DnsRecord, tellRecords } from "./dns.ts";
import type { Settings } from "./settings.ts";

const REPORTED = [
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
  EmailSendingEvent.DELIVERY,
  EmailSendingEvent.REJECT,
];

/** Everything that sends mail and hears of it. */
export class Mailing extends Construct {
  readonly configurationSet: ConfigurationSet;
  /** Where SES publishes what became of mails. */
  readonly reports: Topic;
  private readonly identity: EmailIdentity;
  private readonly mailFrom: string;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    const { mailDomain, hostedZone, hasOwnKey } = settings;
    this.mailFrom = settings.mailFrom;
    this.configurationSet = new ConfigurationSet(this, "Set", {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      disableSuppressionList: true,
    });
    const returnDomain = `bounce.${mailDomain}`;
    this.identity = new EmailIdentity(this, "Sender", {
      identity: Identity.domain(mailDomain),
      configurationSet: this.configurationSet,
      dkimSigning: true,
      dkimIdentity: DkimIdentity.easyDkim(EasyDkimSigningKeyLength.RSA_2048_BIT),
      mailFromDomain: returnDomain,
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
      feedbackForwarding: false,
    });
    const key = hasOwnKey ? this.key() : undefined;
    this.reports = new Topic(this, "Reports", { enforceSSL: true, ...(key ? { masterKey: key } : {}) });
    this.configurationSet.addEventDestination("Told", {
      destination: EventDestination.snsTopic(this.reports),
      events: REPORTED,
    });
    tellRecords(scope, recordsFor(this.identity, mailDomain, returnDomain, Stack.of(this).region), hostedZone);
  }

  /** Lets a handler send mail, under the installation's own address only. */
  grantSend(handler: IGrantable): void {
    const set = Stack.of(this).formatArn({
      service: "ses",
      resource: "configuration-set",
      resourceName: this.configurationSet.configurationSetName,
    });
    handler.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ["ses:SendEmail"],
        resources: [this.identity.emailIdentityArn, set],
        conditions: { StringEquals: { "ses:FromAddress": this.mailFrom } },
      }),
    );
  }

  /** A key that SES may use to write to the topic: the one that AWS keeps for topics does not let it. */
  private key(): Key {
    const key = new Key(this, "Key", { enableKeyRotation: true, removalPolicy: RemovalPolicy.DESTROY });
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("ses.amazonaws.com")],
        actions: ["kms:GenerateDataKey", "kms:Decrypt"],
        resources: ["*"],
        conditions: { StringEquals: { "AWS:SourceAccount": Stack.of(this).account } },
      }),
    );
    return key;
  }
}

/** DKIM, the return address and its SPF, DMARC, and the way in for replies. */
function recordsFor({ dkimRecords }: EmailIdentity, domain: string, returnDomain: string, region: string): DnsRecord[] {
  return [
    ...dkimRecords.map(({ name, value }, at): DnsRecord => ({ id: `Dkim${at + 1}`, type: "CNAME", name, value })),
    { id: "ReturnMx", type: "MX", name: returnDomain, value: `10 feedback-smtp.${region}.amazonses.com` },
    { id: "ReturnSpf", type: "TXT", name: returnDomain, value: "v=spf1 include:amazonses.com -all" },
    { id: "Dmarc", type: "TXT", name: `_dmarc.${domain}`, value: "v=DMARC1; p=quarantine; adkim=r; aspf=r" },
    { id: "RepliesMx", type: "MX", name: domain, value: `10 inbound-smtp.${region}.amazonaws.com` },
  ];
}
