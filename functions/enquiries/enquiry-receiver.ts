import { randomUUID } from 'node:crypto';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import type { EnquiryForm } from '../../shared/contract/enquiry-schemas.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import type { Once } from '../platform/calls/once.ts';
import { Told } from '../platform/calls/told.ts';
import { log } from '../platform/logging/log.ts';
import type { Sealer } from '../platform/personal-data/field-encryption.ts';
import type { Only } from '../platform/tables/transaction.ts';
import { enquiryHashes, type Letter } from './enquiry.ts';
import { enquiryItem } from './enquiry-repository.ts';
import * as lines from './log-lines.ts';

/** What a form sends, once it has proved valid. */
interface SentForm
  extends Pick<Letter, 'name' | 'email' | 'content'>,
    Partial<Omit<Letter, 'name' | 'email' | 'content'>> {
  readonly type?: string | number | undefined;
  /** Path of the page that it stands on; '' where the client tells none. */
  readonly page?: string;
  /** Key of the upload that comes with it. */
  readonly screenshot?: string;
  /** Filled in by programs only. */
  readonly website: string;
  readonly request_id?: string | undefined;
}

interface Receiver {
  readonly sealer: Pick<Sealer, 'seal' | 'lookupHash'>;
  /** Others may update beside it (`send-feedback.ts`). */
  readonly once: Once<Only<{ PutItem: 'enquiries'; UpdateItem: never; emits: 'enquiry.received.v1' }>>;
}

/**
 * Stores what somebody wrote, sealed, and announces it, both or neither. The same request sent again changes nothing and is
 * answered alike; what fills the trap field is answered alike too, and forgotten.
 * @throws Refusal when the request id was used for something else
 */
export function enquiryReceiver({ sealer, once }: Receiver) {
  return async (form: EnquiryForm, sent: SentForm) => {
    const { website, request_id: requestId, type = '', page = '', screenshot, ...written } = sent;
    if (website !== '') {
      log(lines.enquiryTrapped, { form });
      return thanks[form];
    }
    const id = requestId ?? randomUUID();
    const letter: Letter = { phone: '', product: '', version: '', ...written };
    const about = form === 'feedback' ? [letter.product, letter.version, screenshot] : [];
    const from = page === '' ? {} : { page };
    const [fingerprint, hashes, sealed] = await Promise.all([
      sealer.lookupHash(
        'content',
        JSON.stringify([
          form,
          type,
          letter.name,
          letter.email,
          letter.phone,
          letter.content,
          ...about,
          ...Object.values(from),
        ]),
      ),
      enquiryHashes(sealer, letter),
      sealer.seal(id, { ...letter }),
    ]);
    const facts = {
      id,
      form,
      receivedAt: new Date().toISOString(),
      state: 'open',
      finishedBy: '',
      finishedAt: '',
    } as const;
    const { kind } = await once(requestId, fingerprint, (transaction) => {
      transaction.put(
        'enquiries',
        enquiryItem({ ...facts, ...from, sealed, ...(screenshot && { screenshot }) }, hashes),
        'absent',
        'sent-before',
      );
      transaction.emit(enquiryReceived, { enquiryId: id, form, ...from });
      return {};
    });
    // An enquiry is kept for longer than the answer to its request.
    if (kind === 'refused') throw new Refusal('This message was already sent. Please start a new one.');
    if (kind === 'written') log(lines.enquiryReceived, { form }, { Announced: 1 });
    return thanks[form];
  };
}

const received = new Told({}, 'Thank you. We have received your message and will answer within 24 hours.');
const thanks: Readonly<Record<EnquiryForm, typeof received>> = {
  contact: received,
  enquiry: received,
  feedback: new Told({}, 'Thank you. We have received your feedback and will contact you within 24 hours.'),
};
