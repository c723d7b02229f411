import { exportSignUps as exporting } from '../../../../shared/contract/certification/exam-desk.ts';
import { asJson } from '../../../terminal/command-line.ts';
import { allPages } from '../../all-pages.ts';
import { csv } from '../../csv.ts';
import type { ExamAction } from './exam-options.ts';

/** Prints all sign-ups of a month with what they say. */
export const exportSignUps: ExamAction = {
  names: ['MONTH'],
  takes: ['csv'],
  async run({ operate, operator: whoActs }, values, output, period = '') {
    const operator = await whoActs();
    // Printed when all are there: a file never holds half a month without saying so.
    const all = await allPages((cursor) => operate('exportSignUps', exporting, { period, operator, cursor }));
    output.out(values.csv ? csv(all) : asJson(all));
    return 0;
  },
};
