import { finishEnquiry } from '../../shared/contract/enquiries.ts';
import { type EnquiryState, enquiryStates } from '../../shared/contract/enquiry-schemas.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { auditing, operation, rows } from '../platform/index.ts';
import { enquiryKey, existingEnquiry } from './enquiry-repository.ts';
import { enquiriesTable } from './tables.ts';

/** Marks an enquiry as done, in one transaction with the audit trail. */
export default operation(
  finishEnquiry,
  {
    uses: {
      enquiries: rows(enquiriesTable, 'GetItem'),
      audited: auditing({ in: [[enquiriesTable, 'UpdateItem']] }),
    },
  },
  ({ enquiries, audited }) =>
    async ({ id, operator }) => {
      const { sealed, ...facts } = await existingEnquiry(enquiries, id);
      if (!mayBecome(facts.state, 'done')) throw new Refusal('This enquiry is done already');
      const change = { state: 'done', finishedBy: operator, finishedAt: new Date().toISOString() } as const;
      const outcome = await audited<'changed'>({ operator, subject: id }, (transaction) =>
        transaction.update('enquiries', enquiryKey(id), { set: change }, { state: facts.state }, 'changed'),
      );
      if (outcome === 'changed') throw new Refusal('Somebody else changed this enquiry at the same time');
      return { ...facts, ...change };
    },
);

/** Whether an enquiry in one state may come into another. */
export function mayBecome(from: EnquiryState, to: EnquiryState): boolean {
  return enquiryStates[from].some((next) => next === to);
}
