import { ArnFormat, CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnConfigurationSet, CfnConfigurationSetEventDestination, CfnEmailIdentity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { brand } from '../../shared/brand.ts';
import { mailConfigurationSetName } from '../../shared/contract/names.ts';
import type { MailStream } from '../../shared/mail-streams.ts';
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
    const domain = mailDomain(stage, stream);
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

  /**
   * Lets SES prove a domain by records of its DNS, which outputs tell. The address that mail bounces to is below the domain too, so that DMARC finds
   * SPF to fit; until its records are there, SES uses one of its own. @returns the domain, as it is once it is made
   */
  private provenDomain(id: string, domain: string): string {
    const mailFromDomain = `bounce.${domain}`;
    const identity = new CfnEmailIdentity(this, 'Identity', {
      emailIdentity: domain,
      mailFromAttributes: { mailFromDomain, behaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
    });
    // Its keys stand in the domain's DNS, so it outlives the stack; but not a first attempt that failed, which it would be in the way of.
    identity.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    const records = [
      [identity.attrDkimDnsTokenName1, 'CNAME', identity.attrDkimDnsTokenValue1],
      [identity.attrDkimDnsTokenName2, 'CNAME', identity.attrDkimDnsTokenValue2],
      [identity.attrDkimDnsTokenName3, 'CNAME', identity.attrDkimDnsTokenValue3],
      [mailFromDomain, 'MX', `10 feedback-smtp.${Stack.of(this).region}.amazonses.com`],
      [mailFromDomain, 'TXT', 'v=spf1 include:amazonses.com ~all'],
    ];
    for (const [index, record] of records.entries()) {
      new CfnOutput(Stack.of(this), `${id}DnsRecord${index + 1}`, { value: record.join(' ') });
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

/** The domain that mail of a stream comes from. */
function mailDomain(stage: Pick<Stage, 'name' | 'domain'>, stream: MailStream): string {
  return `${subdomains[stream]}${ownDomain(stage)}`;
}

/** All domains that a stage's mail comes from; the first is the one that all others are below. */
export function mailDomains(stage: Pick<Stage, 'name' | 'domain'>): readonly string[] {
  return Object.values(subdomains).map((subdomain) => `${subdomain}${ownDomain(stage)}`);
}

/** That of the pages; a stage without one has a name of its own below the maker's. */
function ownDomain({ name, domain }: Pick<Stage, 'name' | 'domain'>): string {
  const host = domain ? domain.hosts[0] : new URL(brand.siteUrl).host;
  const registered = host.replace(/^www\./, '');
  return domain ? registered : `${name}.${registered}`;
}

/** What each stream of mail is sent with. */
export type MailStreams = Readonly<Record<MailStream, MailSending>>;
