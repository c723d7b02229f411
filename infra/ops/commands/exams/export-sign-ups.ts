import { exportSignUps as exporting } from '../../../../shared/contract/certification/exam-desk.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { withProgress } from '../../../terminal/progress.ts';
import { allPages } from '../../all-pages.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import type { ExamAction } from './exam-options.ts';

/** Prints all sign-ups of a month with what they say. */
export const exportSignUps: ExamAction = {
  names: ['MONTH'],
  takes: ['csv'],
  async run({ operate, operator: whoActs }, values, output, period = '') {
    if (values.csv && values.json) throw new CommandError('Give --csv or --json, not both');
    const operator = await whoActs();
    // Printed when all are there: a file never holds half a month without saying so.
    const all = await withProgress(output.progress, ({ onCount }) =>
      allPages(
        (cursor) => operate('exportSignUps', exporting, { period, operator, cursor }),
        (read) => onCount('sign-ups', read),
      ),
    );
    const contested = all.filter((one) => one.contested).length;
    if (contested > 0) output.error(`${contested} of these sign-ups are contested: see "exams contested".\n`);
    output.out(values.csv ? writeCsv(all) : asJson(all));
    return 0;
  },
};
