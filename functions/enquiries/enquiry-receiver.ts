import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { Refusal } from '../../shared/contract/dialect.ts';
import type { EnquiryForm } from '../../shared/contract/enquiry-schemas.ts';
import type { Sealer } from '../platform/clients/sealing.ts';
import type { Transact, TransactionGrants } from '../platform/clients/transaction.ts';
import { Told } from '../platform/http/response.ts';
import { jitteredPause } from '../platform/jitter.ts';
import { log } from '../platform/logging/log.ts';
import type { Letter } from './enquiry.ts';
import { type enquiryFinder, enquiryItem } from './enquiry-repository.ts';

/** What a form sends, once it has proved valid. */
interface SentForm extends Omit<Letter, 'phone'> {
  readonly phone?: string;
  readonly type?: string | number | undefined;
  /** Filled in by programs only. */
  readonly website: string;
  readonly request_id?: string | undefined;
}

type ReceivingGrants = TransactionGrants & {
  readonly PutItem: 'enquiries';
  readonly emits: 'enquiry.received.v1';
};

interface Receiver {
  readonly sealer: Pick<Sealer, 'seal' | 'lookupHash'>;
  readonly transact: Transact<ReceivingGrants>;
  readonly find: ReturnType<typeof enquiryFinder>;
  readonly now?: () => Date;
  /** Milliseconds before attempt number `attempt`. */
  readonly pause?: (attempt: number) => number;
}

/** Requests under one id that come at the same time make each other's transactions conflict. */
const attempts = 8;

/**
 * Stores what somebody wrote, sealed, and announces it, both or neither. The same request sent again changes nothing and is
 * answered alike; what fills the trap field is answered alike too, and forgotten.
 * @throws Refusal when the request id was used for something else
 */
export function enquiryReceiver({ sealer, transact, find, now = () => new Date(), pause = jitteredPause }: Receiver) {
  return async (form: EnquiryForm, { website, request_id: id = randomUUID(), type = '', ...written }: SentForm) => {
    if (website !== '') {
      log('enquiry.trapped', { form });
      return thanks;
    }
    const letter: Letter = { phone: '', ...written };
    const [fingerprint, emailHash, sealed] = await Promise.all([
      sealer.lookupHash(
        'content',
        JSON.stringify([form, type, letter.name, letter.email, letter.phone, letter.content]),
      ),
      sealer.lookupHash('email', letter.email),
      sealer.seal(id, { ...letter }),
    ]);
    const receivedAt = now().toISOString();
    const facts = { id, form, receivedAt, state: 'open', finishedBy: '', finishedAt: '' } as const;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await transact((transaction) => {
        transaction.put('enquiries', enquiryItem({ ...facts, sealed, fingerprint }, emailHash), 'absent');
        transaction.emit(enquiryReceived, { enquiryId: id, form });
      });
      if (outcome.written) {
        log('enquiry.received', { form }, { Announced: 1 });
        return thanks;
      }
      if (outcome.outcomes[0] === 'condition-failed') return answerRepeated(await find(id), fingerprint);
      if (attempt === attempts) throw new Error(`The enquiry could not be stored: ${outcome.outcomes.join(', ')}`);
      await delay(pause(attempt));
    }
  };
}

const thanks = new Told({}, 'Thank you. We have received your message and answer within one working day.');

function answerRepeated(earlier: { readonly fingerprint: string } | undefined, fingerprint: string): typeof thanks {
  if (earlier?.fingerprint === fingerprint) return thanks;
  throw new Refusal('This request was already used for another message. Please send it again.');
}
