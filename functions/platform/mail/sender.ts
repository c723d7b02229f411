import { setTimeout as delay } from 'node:timers/promises';
import type { Sealer } from '../clients/sealing.ts';
import type { Table } from '../clients/table.ts';
import { jitteredPause } from '../jitter.ts';
import { describeError } from '../logging/describe-error.ts';
import { log } from '../logging/log.ts';
import type { MailName } from './mail-names.ts';
import { isStopped, mailClaims } from './mail-repository.ts';
import { rawMessage } from './raw-message.ts';
import type { MailTemplate } from './template.ts';

/** Where a mail goes, and what it belongs to. */
interface MailTo {
  /** One plain address. */
  readonly to: string;
  /** Where answers go; the sender's address when not given. */
  readonly replyTo?: string | undefined;
  /** Id of the event that it is sent for. With the template's name it identifies the mail. */
  readonly id: string;
}

/**
 * Sends a mail named on the function's permission sheet, once for each id, to one address; any other does not compile.
 * @returns `sent-before` for a mail that was sent, `stopped` for an address that bounced for good or complained
 * @throws when SES does not take it after several tries, or while another delivery of the same event is sending it: the message
 *   then comes back
 */
export type SendMail<Name extends MailName = MailName> = <Data>(
  template: MailTemplate<Data, Name>,
  where: MailTo,
  data: Data,
) => Promise<'sent' | 'stopped' | 'sent-before'>;

/** Hands raw bytes to SES. */
export type Deliver = (raw: Buffer, mail: { readonly mailId: string }, signal: AbortSignal) => Promise<void>;

export interface SenderParts {
  readonly table: Table<'GetItem' | 'PutItem' | 'UpdateItem'>;
  /** The keyed hash that the table keeps in place of an address. */
  readonly lookupHash: Sealer['lookupHash'];
  readonly deliver: Deliver;
  readonly from: string;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Milliseconds before attempt number `attempt`. */
  readonly pause?: (attempt: number) => number;
}

/** Tries to send, and milliseconds for all of them: over before the claim is, so that no two senders are at one mail. */
const sending = { attempts: 5, within: 10_000 };

/** Tries to note that a mail was sent: the table may be away for a while, and without the note the mail would be sent again. */
const marking = { attempts: 60, within: 15_000 };

/** Another sender holds the mail: a second delivery of the same message, or one that was killed less than a lease ago. */
class MailHeld extends Error {
  override readonly name = 'MailHeld';
}

/** The id of a mail: SES's tag `mail-id`, by which a bounce finds its row. */
function mailIdOf(template: MailName, id: string): string {
  return `${template}_${id}`;
}

export function createSend(parts: SenderParts): SendMail {
  const { table, lookupHash, deliver, from, now = Date.now, pause = jitteredPause } = parts;
  const claims = mailClaims(table, now);
  return async (template, { to, replyTo, id }, data) => {
    const mailId = mailIdOf(template.name, id);
    const raw = await rawMessage({ from, to, replyTo }, template.render(data));
    const recipient = await lookupHash('email', to);
    if (await isStopped(table, recipient)) {
      log('mail.stopped', { mail: template.name });
      return 'stopped';
    }
    const claim = await claims.claim(mailId, recipient);
    if (claim === 'sent-before') return 'sent-before';
    if (claim === 'held') throw new MailHeld('Another sender is at this mail');
    try {
      await patiently(sending, pause, (signal) => deliver(raw, { mailId }, signal));
    } catch (error) {
      log('mail.failed', { ...describeError(error), mail: template.name }, { MailsFailed: 1 });
      // The lease would end by itself; releasing it saves the next delivery from waiting for that.
      await claims.release(mailId, claim.until).catch(() => false);
      throw error;
    }
    await patiently(marking, pause, () => claims.markSent(mailId));
    log('mail.sent', { mail: template.name }, { MailsSent: 1 });
    return 'sent';
  };
}

/** Tries again, with jitter, what a service throttles, refuses or fails for a moment. @throws the last error */
async function patiently<Result>(
  { attempts, within }: { readonly attempts: number; readonly within: number },
  pause: (attempt: number) => number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(within);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(signal);
    } catch (error) {
      if (attempt === attempts || signal.aborted) throw error;
      await delay(pause(attempt));
    }
  }
}
