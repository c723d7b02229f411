import { randomUUID } from 'node:crypto';
import { Refusal } from '../../shared/contract/refusal.ts';
import type { Once } from '../platform/calls/once.ts';
import type { Sealer } from '../platform/personal-data/field-encryption.ts';
import type { Only } from '../platform/tables/transaction.ts';
import { keyOf, partsOf, type UploadKey } from '../platform/uploads/upload-key.ts';
import { takenUpload } from '../platform/uploads/upload-row.ts';
import { enquiryReceiver } from './enquiry-receiver.ts';

/** The form, once it has proved valid. */
interface SentFeedback {
  readonly product_name: string;
  readonly version: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly content: string;
  readonly type?: string | number | undefined;
  readonly screenshot: string;
  readonly website: string;
  readonly request_id?: string | undefined;
}

interface Receiver {
  readonly sealer: Pick<Sealer, 'seal' | 'lookupHash'>;
  readonly once: Once<Only<{ PutItem: 'enquiries'; UpdateItem: 'uploads'; emits: 'enquiry.received.v1' }>>;
  readonly now?: () => Date;
}

/** By whom the picture of feedback is taken. */
export const takerOf = (enquiryId: string) => `feedback#${enquiryId}`;

const noPicture = () => new Refusal('The picture is not there any more. Please choose it again');

/**
 * Stores feedback as any enquiry, and takes its picture in the same transaction (product-rules.md#feedback).
 * @throws Refusal for a picture that is none, or somebody else's, and as for any enquiry
 */
export function feedbackReceiver({ sealer, once, now = () => new Date() }: Receiver) {
  return ({ product_name: product, screenshot, request_id: requestId, ...form }: SentFeedback, domain: string) => {
    const id = requestId ?? randomUUID();
    const key = screenshot === '' ? undefined : pictureNamed(screenshot, domain);
    const storing: Parameters<typeof enquiryReceiver>[0]['once'] = async (request, fingerprint, write) => {
      const outcome = await once(request, fingerprint, (transaction) => {
        const answer = write(transaction);
        if (key === undefined) return answer;
        const taken = takenUpload({
          ...{ key, kind: 'feedback', owner: '', usedBy: takerOf(id) },
          ...{ isInspected: false, now: now().getTime() },
        } as const);
        transaction.update('uploads', taken.key, taken.change, taken.condition, noLonger);
        return answer;
      });
      if (outcome.kind === 'refused' && outcome.by === noLonger) throw noPicture();
      return outcome;
    };
    const receive = enquiryReceiver({ sealer, once: storing, now });
    return receive('feedback', { ...form, product, ...(key && { screenshot: key }), request_id: id });
  };
}

/** Name of the condition that the picture may be taken. */
const noLonger = 'the picture may be taken';

/** The upload that a form names. @throws Refusal for what is none of feedback */
function pictureNamed(screenshot: string, domain: string): UploadKey {
  const key = keyOf(screenshot, domain);
  if (key === undefined || partsOf(key)?.kind !== 'feedback') throw noPicture();
  return key;
}
