import { listMemberProjects } from '../../../../shared/contract/accounts/members.ts';
import { asJson } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { minute } from '../../minute.ts';
import type { Action } from './action.ts';
import { projectsWord } from './projects-word.ts';

/** Lists the projects of a member. */
export const listProjects: Action = {
  takesFile: false,
  takes: [],
  async run({ operate }, asked, { json }, output) {
    const { uid, list } = await operate('listMemberProjects', listMemberProjects, asked);
    const rows = list.map(({ id, name, product_name, version, update_time }) => [
      minute(update_time),
      product_name,
      version,
      id,
      name,
    ]);
    const head = ['Saved (UTC)', 'Product', 'Version', 'Id', 'Name'];
    const table = rows.length === 0 ? '' : `${textTable(head, rows)}\n\n`;
    output.out(json ? asJson(list) : `${table}${projectsWord(list.length)} of ${uid}\n`);
    return 0;
  },
};
