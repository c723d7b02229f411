import { endMemberSessions, listMemberSessions } from '../../../../shared/contract/accounts/members.ts';
import { asJson } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { minute } from '../../minute.ts';
import type { Action } from './action.ts';
import { sessionsWord } from './sessions-word.ts';

/** Lists where a member is signed in, or signs them out everywhere. */
export const memberSessions: Action = {
  takes: ['end'],
  async run({ operate }, asked, { json, end }, output) {
    if (end) {
      const outcome = await operate('endMemberSessions', endMemberSessions, asked);
      output.out(json ? asJson(outcome) : `${sessionsWord(outcome.ended)} of ${outcome.uid} ended.\n`);
      return 0;
    }
    const { uid, list } = await operate('listMemberSessions', listMemberSessions, asked);
    const rows = list.map(({ device, startedAt, usedAt }) => [device, minute(startedAt), usedAt.slice(0, 10)]);
    const table = rows.length === 0 ? '' : `${textTable(['Device', 'Since (UTC)', 'Last used'], rows)}\n\n`;
    output.out(json ? asJson(list) : `${table}${sessionsWord(rows.length)} of ${uid}\n`);
    return 0;
  },
};
