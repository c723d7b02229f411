import { ArnFormat, CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnConfigurationSet, CfnConfigurationSetEventDestination, CfnEmailIdentity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { MailStream } from '../../functions/platform/mail/mail-streams.ts';
import { brand } from '../../shared/brand.ts';
import { mailConfigurationSetName } from '../../shared/contract/names.ts';
import type { Stage } from '../stage.ts';

/**
 * What mail of a stream is sent with: a domain that the maker proves to be its own, and a configuration set that measures and tells of
 * bounces and complaints. SES's own list of addresses it does not send to is off, or there would be two lists to take an address off.
 */
export class MailSending extends Construct {
  readonly configurationSetName: string;
  readonly configurationSetArn: string;
  readonly identityArn: string;
  /** The plain address that mail comes from. */
  readonly sender: string;

  constructor(scope: Construct, id: string, stage: Stage, stream: MailStream) {
    super(scope, id);
    const domain = `${subdomains[stream]}${mailDomainOf(stage)}`;
    this.sender = `${brand.mailSender}@${domain}`;
    const set = new CfnConfigurationSet(this, 'ConfigurationSet', {
      name: mailConfigurationSetName(stage.name, stream),
      deliveryOptions: { tlsPolicy: 'REQUIRE' },
      reputationOptions: { reputationMetricsEnabled: true },
      suppressionOptions: { suppressedReasons: [] },
    });
    this.configurationSetName = set.ref;
    this.configurationSetArn = this.arnOf('configuration-set', this.configurationSetName);
    this.identityArn = this.arnOf('identity', stage.hasMailDomains ? domain : this.provenDomain(id, domain));
    new CfnConfigurationSetEventDestination(this, 'Outcomes', {
      configurationSetName: set.ref,
      eventDestination: {
        name: 'default-bus',
        enabled: true,
        matchingEventTypes: ['bounce', 'complaint'],
        eventBridgeDestination: {
          eventBusArn: Stack.of(this).formatArn({
            service: 'events',
            resource: 'event-bus',
            resourceName: 'default',
          }),
        },
      },
    });
  }

  /** Lets SES prove a domain by records of its DNS, which outputs tell. @returns the domain, as it is once it is made */
  private provenDomain(id: string, domain: string): string {
    const identity = new CfnEmailIdentity(this, 'Identity', { emailIdentity: domain });
    // Its keys stand in the domain's DNS, so it outlives the stack; but not a first attempt that failed, which it would be in the way of.
    identity.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    const records = [
      [identity.attrDkimDnsTokenName1, identity.attrDkimDnsTokenValue1],
      [identity.attrDkimDnsTokenName2, identity.attrDkimDnsTokenValue2],
      [identity.attrDkimDnsTokenName3, identity.attrDkimDnsTokenValue3],
    ];
    for (const [index, [name, value]] of records.entries()) {
      new CfnOutput(Stack.of(this), `${id}DnsRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    }
    return identity.ref;
  }

  private arnOf(resource: string, resourceName: string): string {
    const arnFormat = ArnFormat.SLASH_RESOURCE_NAME;
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName, arnFormat });
  }
}

/** Mail that may come back has a domain of its own: mailbox providers remember it by domain. */
const subdomains: Readonly<Record<MailStream, string>> = {
  staff: '',
  unconfirmed: 'confirm.',
  codes: 'codes.',
  members: 'members.',
};

/** The domain that mail comes from: that of the pages; a stage without one has a name of its own below the maker's. */
function mailDomainOf({ name, domain }: Stage): string {
  const host = domain ? domain.hosts[0] : new URL(brand.siteUrl).host;
  const registered = host.replace(/^www\./, '');
  return domain ? registered : `${name}.${registered}`;
}

/** What each stream of mail is sent with. */
export type MailStreams = Readonly<Record<MailStream, MailSending>>;
