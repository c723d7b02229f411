import { finishEnquiry as finishing } from '../../../../shared/contract/enquiries.ts';
import { asJson } from '../../../terminal/command-line.ts';
import type { Action } from './action.ts';

/** Marks an enquiry as settled. */
export const finishEnquiry: Action = {
  takesId: true,
  takes: ['json'],
  async run({ operate, operator }, id, { json }, output) {
    const enquiry = await operate('finishEnquiry', finishing, { id, operator: await operator() });
    output.out(json ? asJson(enquiry) : `Enquiry ${id} is done.\n`);
    return 0;
  },
};
