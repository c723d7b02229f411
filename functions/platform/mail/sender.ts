import { setTimeout as delay } from 'node:timers/promises';
import { ownMailboxes } from '../../../shared/brand.ts';
import { type MailStream, mailboxLimits } from '../../../shared/mail-streams.ts';
import { jitteredPause } from '../aws/jitter.ts';
import { millisecondsLeft, OutOfTime, timeFor } from '../aws/time-budget.ts';
import { type KeepLimit, LimitRefusal } from '../calls/limits/limit-keeper.ts';
import { describeError } from '../logging/describe-error.ts';
import { log } from '../logging/log.ts';
import * as lines from '../logging/platform-lines.ts';
import type { Sealer } from '../personal-data/field-encryption.ts';
import type { Table } from '../tables/table.ts';
import { type Ending, isStopped, mailClaims } from './mail-repository.ts';
import { rawMessage } from './raw-message.ts';
import type { MailTemplate } from './template.ts';

/** Where a mail goes, and what it belongs to. */
interface MailTo {
  /** One plain address. */
  readonly to: string;
  /** Where answers go; the sender's address when not given. */
  readonly replyTo?: string | undefined;
  /** Where one click ends mails of this kind; none for what answers its reader. */
  readonly unsubscribe?: string | undefined;
  /** Id of the event that it is sent for. With the template's name it identifies the mail. */
  readonly id: string;
}

/**
 * Sends a mail that the function lists, once for each id, to one address; any other does not compile.
 * @returns `sent-before` for a mail that was sent, `stopped` for an address that bounced for good or complained, `refused` for one
 *   that SES takes no mail to, `withheld` when the mailbox has had as many as its stream allows: final, whatever comes again
 * @throws when SES does not take it for now or it cannot be sent in time, when it refuses a mailbox of our own, or while another
 *   delivery of the same event is sending it: the message then comes back
 */
export type SendMail<Name extends string = string> = <Data>(
  template: MailTemplate<Data, Name>,
  where: MailTo,
  data: Data,
) => Promise<Ending | 'stopped' | 'sent-before'>;

/** Hands raw bytes to SES. */
export type Deliver = (
  raw: Buffer,
  mail: { readonly mailId: string; readonly stream: MailStream; readonly to: string },
  signal: AbortSignal,
) => Promise<void>;

export interface SenderParts {
  readonly table: Table<'GetItem' | 'PutItem' | 'UpdateItem'>;
  /** Counts the mails that a mailbox gets. */
  readonly keep: KeepLimit;
  /** The keyed hash that the tables keep in place of an address. */
  readonly lookupHash: Sealer['lookupHash'];
  readonly deliver: Deliver;
  /** The address that mail of each stream comes from. */
  readonly from: Readonly<Record<MailStream, string>>;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Milliseconds before attempt number `attempt`. */
  readonly pause?: (attempt: number) => number;
}

/** Tries to send, and most milliseconds for all of them: over before the claim is, so that no two senders are at one mail. */
const sending = { attempts: 5, within: 10_000 };

/** Tries to note that a mail was sent: the table may be away for a while, and without the note the mail would be sent again. */
const marking = { attempts: 60, within: 15_000 };

/** A mail that is begun with less time left could be sent, and not be noted as sent. In milliseconds. */
const leastTime = 4_000;

/** Another sender holds the mail: a second delivery of the same message, or one that was killed less than a lease ago. */
class MailHeld extends Error {
  override readonly name = 'MailHeld';
}

/** The id of a mail: SES's tag `mail-id`, by which a bounce finds its row. */
function mailIdOf(template: string, id: string): string {
  return `${template}_${id}`;
}

export function createSend(parts: SenderParts): SendMail {
  const { table, keep, lookupHash, deliver, from, now = Date.now, pause = jitteredPause } = parts;
  const claims = mailClaims(table, now);

  /** Counts a mail towards its mailbox's limit. @returns whether there was room */
  async function hasRoom(stream: MailStream, to: string, mailId: string): Promise<boolean> {
    const limit = mailboxLimits[stream];
    if (!limit) return true;
    try {
      const whom = await lookupHash('mailbox', to);
      await keep({ name: `mails-${stream}`, what: 'mails', whom, windows: [limit] }, mailId);
      return true;
    } catch (error) {
      if (error instanceof LimitRefusal) return false;
      throw error;
    }
  }

  return async ({ name: mail, stream, render }, { to, replyTo, unsubscribe, id }, data) => {
    const mailId = mailIdOf(mail, id);
    const isOwn = ownMailboxes.includes(to.toLowerCase());
    const raw = await rawMessage({ from: from[stream], to, replyTo, unsubscribe }, render(data));
    const recipient = await lookupHash('email', to);
    if (!isOwn && (await isStopped(table, recipient))) {
      log(lines.mailStopped, { mail });
      return 'stopped';
    }
    if (millisecondsLeft() < leastTime) throw new OutOfTime();
    const claim = await claims.claim(mailId, { recipient, isOwn });
    if (claim === 'held') throw new MailHeld('Another sender is at this mail');
    if ('ending' in claim) return claim.ending === 'sent' ? 'sent-before' : claim.ending;
    const end = async (ending: Ending): Promise<Ending> => {
      const { attempts, within } = marking;
      await patiently({ attempts, within: timeFor(within), pause }, () => claims.end(mailId, ending));
      return ending;
    };
    try {
      if (!(await hasRoom(stream, to, mailId))) {
        log(lines.mailWithheld, { mail }, { MailsWithheld: 1 });
        return await end('withheld');
      }
      // Noting it takes as long again when the table is away.
      const within = Math.min(sending.within, timeFor(2 * sending.within) / 2);
      const patience = { attempts: sending.attempts, within, pause, isFinal };
      await patiently(patience, (signal) => deliver(raw, { mailId, stream, to }, signal));
    } catch (error) {
      if (isPermanent(error) && !isOwn) {
        log(lines.mailRefused, { mail }, { MailsRefused: 1 });
        return end('refused');
      }
      const counts = isPermanent(error) ? { OwnMailboxRefused: 1, MailsFailed: 1 } : { MailsFailed: 1 };
      log(lines.mailFailed, { ...describeError(error), mail }, counts);
      // The lease would end by itself; releasing it saves the next delivery from waiting for that.
      await claims.release(mailId, claim.until).catch(() => false);
      throw error;
    }
    await end('sent');
    log(lines.mailSent, { mail }, { MailsSent: 1 });
    return 'sent';
  };
}

/**
 * Whether SES refuses this very mail, and would refuse it again. An identity that is not verified is refused under the same name: that
 * is a fault of ours, and passes (SES Developer Guide, "Errors returned by Amazon SES").
 */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ['MessageRejected', 'InvalidParameterValue'].includes(error.name) && !/not verified/i.test(error.message);
}

/** Whether SES is not asked again in this call: it may have taken the mail and be late with its answer, or refuses it for good. */
function isFinal(error: unknown): boolean {
  return isPermanent(error) || (error instanceof Error && ['TimeoutError', 'OutOfTime'].includes(error.name));
}

interface Patience {
  readonly attempts: number;
  /** Milliseconds for all attempts. */
  readonly within: number;
  readonly pause: (attempt: number) => number;
  /** Whether another try cannot help. */
  readonly isFinal?: (error: unknown) => boolean;
}

/** Tries again, with jitter, what a service throttles, refuses or fails for a moment. @throws the last error */
async function patiently<Result>(
  { attempts, within, pause, isFinal = () => false }: Patience,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // What is left of a call is no whole number, and a timer takes no other.
  const signal = AbortSignal.timeout(Math.floor(within));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(signal);
    } catch (error) {
      if (attempt === attempts || signal.aborted || isFinal(error)) throw error;
      await delay(pause(attempt));
    }
  }
}
