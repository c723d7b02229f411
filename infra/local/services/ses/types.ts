import * as z from 'zod/mini';
import {
  attached,
  byName,
  named,
  type ResourceType,
  regionalArn,
  type Subject,
} from '../../core/assembly/resource-type.ts';
import { flag, texts } from '../../core/properties.ts';

/** The records that prove a domain to be ours: `<token>._domainkey.<domain>` points to `<token>.dkim.amazonses.com`. */
const dkimRecords = Object.fromEntries(
  [1, 2, 3].flatMap((number) => [
    [`DkimDNSTokenName${number}`, ({ name }: Subject) => `local${number}._domainkey.${name}`],
    [`DkimDNSTokenValue${number}`, () => `local${number}.dkim.amazonses.com`],
  ]),
);

/** A domain, or a single address, that mail may be sent from. Here each one counts as verified. */
export const identityType = {
  type: 'AWS::SES::EmailIdentity',
  identity: { nameProperty: 'EmailIdentity', longest: 320, ref: byName, attributes: dkimRecords },
  properties: z.strictObject({
    EmailIdentity: z.string(),
    ConfigurationSetAttributes: z.optional(z.strictObject({ ConfigurationSetName: z.string() })),
  }),
} satisfies ResourceType;

const configurationSetArn = regionalArn('ses', ({ name }) => `configuration-set/${name}`);

/** What mails are sent under: its metrics and event destinations. */
export const configurationSetType = {
  type: 'AWS::SES::ConfigurationSet',
  identity: named('Name', configurationSetArn, 64),
  properties: z.strictObject({
    Name: z.optional(z.string()),
    // One set of rules for whom mail is not sent to is enough: an account's own list would refuse here what the site allows.
    SuppressionOptions: z.optional(z.strictObject({ SuppressedReasons: z._default(z.array(z.never()), []) })),
  }),
} satisfies ResourceType;

/** Where a configuration set tells what became of its mails. SES takes no bus but the default one. */
export const destinationType = {
  type: 'AWS::SES::ConfigurationSetEventDestination',
  identity: attached,
  properties: z.strictObject({
    ConfigurationSetName: z.string(),
    EventDestination: z.strictObject({
      Enabled: z._default(flag, true),
      MatchingEventTypes: texts,
      EventBridgeDestination: z.strictObject({ EventBusArn: z.string() }),
    }),
  }),
} satisfies ResourceType;
