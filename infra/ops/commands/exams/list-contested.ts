import { listContestedSignUps as listing } from '../../../../shared/contract/certification/exam-desk.ts';
import { asJson } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { allPages } from '../../all-pages.ts';
import { minute } from '../../minute.ts';
import type { ExamAction } from './exam-options.ts';

/** Lists the sign-ups of which another mailbox has one for the same ID number and month. */
export const listContested: ExamAction = {
  async run({ operate, operator: whoActs }, { json }, output) {
    const operator = await whoActs();
    const listed = await allPages((cursor) => operate('listContestedSignUps', listing, { operator, cursor }));
    if (json) output.out(asJson(listed));
    else if (listed.length === 0) output.out('No sign-up is contested.\n');
    else {
      const rows = listed.map(({ period, idcard, signed_up_at, name, email, phone, status, sign_up }) => [
        ...[period, idcard, minute(signed_up_at), name, email, phone, status, sign_up],
      ]);
      const head = ['Month', 'ID number', 'Signed up (UTC)', 'Name', 'E-mail', 'Phone', 'Status', 'Sign-up'];
      output.out(`${textTable(head, rows)}\n`);
    }
    return 0;
  },
};
