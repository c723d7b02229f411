import { settleSignUp as settling } from '../../../../shared/contract/certification/exam-desk.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import type { ExamAction } from './exam-options.ts';

/** Keeps one sign-up, and erases the others of its ID number and month. */
export const settleSignUp: ExamAction = {
  names: ['SIGN-UP'],
  takes: ['yes'],
  async run({ operate, operator }, { yes, json }, output, number = '') {
    if (!yes) throw new CommandError('Nothing was settled: add --yes. The other sign-ups are erased for good');
    const settled = await operate('settleSignUp', settling, { sign_up: number, operator: await operator() });
    const { erased } = settled;
    const others = erased === 1 ? '1 other sign-up is erased' : `${erased} other sign-ups are erased`;
    output.out(json ? asJson(settled) : `This sign-up stands. ${others}.\n`);
    return 0;
  },
};
