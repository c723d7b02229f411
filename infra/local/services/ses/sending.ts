import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsError } from '../../core/gateway/error.ts';
import { limitOf } from '../../core/limits.ts';
import type { BehaviourStore } from '../../core/state/behaviours.ts';
import { concernsMail, type MailBehaviour } from './behaviours.ts';
import { type EventSubject, outcomeEvent, type RecipientOutcome, simulatorOutcome } from './outcome.ts';
import type { Acceptance, MailStore } from './store.ts';

/** A call of `SendRawEmail`, read. */
export interface SendRequest extends Pick<EventSubject, 'message' | 'tags' | 'configurationSet'> {
  /** The identities that the sender's addresses belong to, or the addresses themselves where there is none. */
  readonly identities: readonly Sender[];
}

/** An address that a mail is sent from, and the verified identity behind it. */
export interface Sender {
  readonly address: string;
  readonly identity: string | undefined;
}

export interface Surroundings {
  readonly place: Parameters<typeof outcomeEvent>[2] & { readonly region: string };
  readonly mails: MailStore;
  readonly behaviours: BehaviourStore<MailBehaviour>;
  /** What a configuration set tells the default bus of; undefined for a set that the template does not have. */
  destinationsOf(configurationSet: string): readonly string[] | undefined;
  /** Is told of every mail that was stored. */
  accepted(acceptance: Acceptance): void;
}

/**
 * Accepts a mail, or refuses it as SES does or as its recipients' behaviours say. The mail is durable before the answer, which a
 * `delay` makes late: the sender may by then have given up, as it would with a slow network.
 * @returns SES's id of the mail
 * @throws {AwsError} `MessageRejected`, `Throttling`, `ServiceUnavailable`, `ConfigurationSetDoesNotExist`, `InvalidParameterValue`
 */
export async function sendMail(request: SendRequest, surroundings: Surroundings): Promise<string> {
  const { message, tags, configurationSet } = request;
  const unverified = request.identities.filter(({ identity }) => identity === undefined);
  if (unverified.length > 0) {
    const failed = unverified.map(({ address }) => address).join(', ');
    const region = surroundings.place.region.toUpperCase();
    throw new AwsError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check in region ${region}: ${failed}`,
    );
  }
  const destinations = configurationSet === '' ? [] : surroundings.destinationsOf(configurationSet);
  if (!destinations)
    throw new AwsError('ConfigurationSetDoesNotExist', `Configuration set <${configurationSet}> does not exist.`);
  demandTags(tags);

  const behaviours = surroundings.behaviours.next(concernsMail(message.recipients));
  for (const { does } of behaviours) {
    if (does === 'throttle') throw new AwsError('Throttling', 'Maximum sending rate exceeded.');
    if (does === 'fail') throw new AwsError('ServiceUnavailable', 'The request has failed: the site was told so.', 503);
    if (does === 'refuse') throw new AwsError('MessageRejected', 'The message was rejected: the site was told so.');
  }
  const outcomes = message.recipients.flatMap((address) => outcomesOf(address, behaviours));
  const subject: EventSubject = {
    ...{ id: randomUUID(), sentAt: new Date(), message, tags, configurationSet },
    identity: request.identities[0]?.identity ?? '',
  };
  const told = outcomes.filter(({ outcome }) => destinations.includes(outcome));
  const acceptance: Acceptance = {
    ...subject,
    outcomes: outcomes.map(({ outcome }) => outcome),
    events: told.map((each) => outcomeEvent(each, subject, surroundings.place)),
  };
  surroundings.mails.add(acceptance);
  surroundings.accepted(acceptance);
  const seconds = Math.max(0, ...behaviours.map((each) => (each.does === 'delay' ? each.seconds : 0)));
  if (seconds > 0) await delay(seconds * 1_000);
  return subject.id;
}

/** What becomes of the mail at one of its recipients. */
function outcomesOf(address: string, behaviours: readonly MailBehaviour[]): RecipientOutcome[] {
  const simulated = simulatorOutcome(address);
  const wanted = behaviours
    .filter((each) => each.address === '*' || each.address === address)
    .flatMap(({ does }): RecipientOutcome[] => {
      if (does === 'bounce') return [{ address, outcome: 'bounce' }];
      return does === 'complain' ? [{ address, outcome: 'complaint' }] : [];
    });
  return simulated ? [simulated, ...wanted] : wanted;
}

function demandTags(tags: Readonly<Record<string, string>>): void {
  const pattern = new RegExp(`^[A-Za-z0-9_-]{1,${limitOf('ses.tag')}}$`);
  for (const part of Object.entries(tags).flat()) {
    if (!pattern.test(part))
      throw new AwsError(
        'InvalidParameterValue',
        `Invalid tag <${part}>: only alphanumeric ASCII characters, '_', and '-' are allowed.`,
      );
  }
}
