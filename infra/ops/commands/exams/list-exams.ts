import { listExams as listing } from '../../../../shared/contract/certification/exam-desk.ts';
import { asJson } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { allPages } from '../../all-pages.ts';
import { minute } from '../../minute.ts';
import type { ExamAction } from './exam-options.ts';

/** Lists the months that somebody has opened or closed. */
export const listExams: ExamAction = {
  async run({ operate }, { json }, output) {
    const listed = await allPages((cursor) => operate('listExams', listing, { cursor }));
    if (json) output.out(asJson(listed));
    else if (listed.length === 0) output.out('Every month is open.\n');
    else {
      const rows = listed.map(({ period, state, changed_at, changed_by }) => [
        period,
        state,
        minute(changed_at),
        changed_by,
      ]);
      output.out(`${textTable(['Month', 'State', 'Since (UTC)', 'By'], rows)}\n\nAll other months are open.\n`);
    }
    return 0;
  },
};
