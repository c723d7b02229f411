import { exportEnquiries } from '../../../../shared/contract/enquiries.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { allPages } from '../../all-pages.ts';
import { csv } from '../../csv.ts';
import type { Action } from './action.ts';
import { readMonth } from './times.ts';

/** Prints all enquiries of a month with what they say. */
export const exportMonth: Action = {
  takesId: false,
  takes: ['month', 'csv'],
  async run({ operate, operator: whoActs }, _, values, output) {
    if (values.month === undefined) throw new CommandError('"enquiries export" needs --month YYYY-MM');
    const month = readMonth(values.month);
    const operator = await whoActs();
    // Printed when all are there: a file never holds half a month without saying so.
    const all = await allPages((cursor) => operate('exportEnquiries', exportEnquiries, { month, operator, cursor }));
    output.out(values.csv ? csv(all) : asJson(all));
    return 0;
  },
};
