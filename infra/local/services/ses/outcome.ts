import type { Place } from '../../core/assembly/resource-type.ts';
import { awsEvent } from '../../core/aws-event.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Message } from './message.ts';

/** What may become of a mail after it was accepted. */
type Outcome = 'bounce' | 'complaint';

/** A recipient, and what becomes of the mail there. */
export interface RecipientOutcome {
  readonly address: string;
  readonly outcome: Outcome;
  /** `General`, or `Suppressed` for an address that SES itself knows to bounce. */
  readonly subType?: string;
}

/** AWS's addresses for trying things out (SES: Using the mailbox simulator). They take labels: `bounce+label@…`. */
export function simulatorOutcome(address: string): RecipientOutcome | undefined {
  const [, name] = /^(bounce|complaint|suppressionlist)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(address) ?? [];
  if (name === undefined) return undefined;
  if (name.toLowerCase() === 'complaint') return { address, outcome: 'complaint' };
  return { address, outcome: 'bounce', subType: name.toLowerCase() === 'bounce' ? 'General' : 'Suppressed' };
}

/** The mail that events are about. */
export interface EventSubject {
  readonly id: string;
  readonly sentAt: Date;
  readonly message: Message;
  readonly tags: Readonly<Record<string, string>>;
  /** '' where the call names none. */
  readonly configurationSet: string;
  readonly identity: string;
}

/** The event that SES puts on the default bus (SES: Monitoring SES events using Amazon EventBridge), in its final shape. */
export function outcomeEvent(
  { address, outcome, subType = 'General' }: RecipientOutcome,
  subject: EventSubject,
  place: Pick<Place, 'accountId' | 'region'>,
): JsonObject {
  const now = new Date().toISOString();
  const type = outcome === 'bounce' ? 'Email Bounced' : 'Email Complaint Received';
  const recipient = { emailAddress: address };
  const feedbackId = `${subject.id}-${outcome}`;
  const told: JsonObject =
    outcome === 'bounce'
      ? {
          eventType: 'Bounce',
          bounce: {
            ...{ bounceType: 'Permanent', bounceSubType: subType, feedbackId, timestamp: now },
            bouncedRecipients: [
              { ...recipient, action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
            ],
            reportingMTA: 'dns; localhost',
          },
        }
      : {
          eventType: 'Complaint',
          complaint: {
            ...{ feedbackId, timestamp: now, arrivalDate: now, complaintSubType: null },
            complainedRecipients: [recipient],
            userAgent: 'Amazon SES Mailbox Simulator',
            complaintFeedbackType: 'abuse',
          },
        };
  const resources = [`arn:aws:ses:${place.region}:${place.accountId}:configuration-set/${subject.configurationSet}`];
  const detail = { ...told, mail: mailOf(subject, place) };
  return awsEvent({ source: 'aws.ses', type, resources, detail }, place);
}

function mailOf(
  { id, sentAt, message, tags, configurationSet, identity }: EventSubject,
  { accountId, region }: Pick<Place, 'accountId' | 'region'>,
): JsonObject {
  const from = [...message.from];
  const ownTags = Object.entries(tags).map(([name, value]) => [name, [value]]);
  return {
    timestamp: sentAt.toISOString(),
    source: from[0] ?? '',
    sourceArn: `arn:aws:ses:${region}:${accountId}:identity/${identity}`,
    sendingAccountId: accountId,
    messageId: id,
    destination: [...message.recipients],
    headersTruncated: false,
    headers: Object.entries(message.headers).map(([name, value]) => ({ name, value })),
    commonHeaders: { from, to: [...message.to], messageId: id, subject: message.subject },
    tags: {
      'ses:configuration-set': [configurationSet],
      'ses:from-domain': [from[0]?.split('@').at(-1) ?? ''],
      'ses:operation': ['SendRawEmail'],
      ...Object.fromEntries(ownTags),
    },
  };
}
