import { randomUUID } from 'node:crypto';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { sendFeedback } from '../../shared/contract/enquiries.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { endpoint, hashing, limiting, once, sealing } from '../platform/index.ts';
import { keyOf, partsOf, type UploadKey, uploadDomain } from '../platform/uploads/upload-key.ts';
import { takenUpload } from '../platform/uploads/upload-row.ts';
import { uploadsTable } from '../uploads/public.ts';
import { takerOf } from './enquiry.ts';
import { enquiryReceiver } from './enquiry-receiver.ts';
import { enquiryRetention } from './retention.ts';
import { enquiriesTable } from './tables.ts';

/** Name of the condition that the picture may be taken. */
const noLonger = 'the picture may be taken';

const noPicture = () => new Refusal('The picture is not there any more. Please choose it again');

/** Stores feedback as any enquiry, and takes its picture in the same transaction (product-rules.md#feedback). */
export default endpoint(
  sendFeedback,
  {
    uses: {
      limits: limiting(),
      once: once(enquiriesTable, {
        in: [
          [enquiriesTable, 'PutItem'],
          [uploadsTable, 'UpdateItem'],
        ],
        announces: [enquiryReceived],
        outbox: enquiriesTable,
      }),
      seal: sealing(enquiryRetention),
      lookupHash: hashing(),
    },
  },
  ({ once, ...sealer }) =>
    async ({ product_name: product, screenshot, request_id: id = randomUUID(), ...form }, _, { siteHost }) => {
      const key = screenshot === '' ? undefined : pictureNamed(screenshot, uploadDomain(siteHost));
      const storing: Parameters<typeof enquiryReceiver>[0]['once'] = async (request, fingerprint, write) => {
        const outcome = await once(request, fingerprint, (transaction) => {
          const answer = write(transaction);
          if (key === undefined) return answer;
          const taking = { key, kind: 'feedback', owner: '', usedBy: takerOf(id) } as const;
          const taken = takenUpload({ ...taking, isInspected: false, now: Date.now() });
          transaction.update('uploads', taken.key, taken.change, taken.condition, noLonger);
          return answer;
        });
        if (outcome.kind === 'refused' && outcome.by === noLonger) throw noPicture();
        return outcome;
      };
      const receive = enquiryReceiver({ sealer, once: storing });
      return receive('feedback', { ...form, product, ...(key && { screenshot: key }), request_id: id });
    },
);

/** The upload that a form names. @throws Refusal for what is none of feedback */
function pictureNamed(screenshot: string, domain: string): UploadKey {
  const key = keyOf(screenshot, domain);
  if (key === undefined || partsOf(key)?.kind !== 'feedback') throw noPicture();
  return key;
}
