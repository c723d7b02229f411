import { exportEnquiries } from '../../../../shared/contract/enquiries.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { withProgress } from '../../../terminal/progress.ts';
import { allPages } from '../../all-pages.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import type { Action } from './action.ts';
import { readMonth } from './times.ts';

/** Prints all enquiries of a month with what they say. */
export const exportMonth: Action = {
  takesId: false,
  takes: ['month', 'csv', 'json'],
  async run({ operate, operator: whoActs }, _, values, output) {
    if (values.month === undefined) throw new CommandError('"enquiries export" needs --month YYYY-MM');
    if (values.csv && values.json) throw new CommandError('Give --csv or --json, not both');
    const month = readMonth(values.month);
    const operator = await whoActs();
    // Printed when all are there: a file never holds half a month without saying so.
    const all = await withProgress(output.progress, ({ onCount }) =>
      allPages(
        (cursor) => operate('exportEnquiries', exportEnquiries, { month, operator, cursor }),
        (read) => onCount('enquiries', read),
      ),
    );
    output.out(values.csv ? writeCsv(all) : asJson(all));
    return 0;
  },
};
