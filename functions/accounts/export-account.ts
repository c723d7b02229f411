import { exportAccount } from '../../shared/contract/accounts/own-account.ts';
import type { OpenedRecord } from '../../shared/contract/personal-records.ts';
import { endpoint, limiting, opening, provingMember, rowsOfMember, sessionsTable } from '../platform/index.ts';
import { recordOpener, recordsOfPerson } from './members/member-records.ts';
import { ownMember } from './members/member-repository.ts';
import { accountsTable } from './tables.ts';

/** Opens what accounts keep of a member, for themselves: the same records that operators export. */
export default endpoint(
  exportAccount,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      ownedBy: rowsOfMember([accountsTable, 'GetItem', 'Query'], [sessionsTable, 'GetItem', 'Query']),
      open: opening(),
    },
  },
  ({ ownedBy, open }) => {
    const openRecord = recordOpener({ ownedBy, open });
    return async (_, member) => {
      const exportedAt = new Date().toISOString();
      const find = recordsOfPerson({ find: () => ownMember(ownedBy(member).accounts), ownedBy });
      const list: OpenedRecord[] = [];
      let cursor = '';
      do {
        const page = await find({ by: 'member', value: member.uid }, cursor);
        for (const record of page.list) {
          const says = await openRecord(record);
          if (says) list.push({ ...record, says });
        }
        ({ cursor } = page);
      } while (cursor !== '');
      return { exported_at: exportedAt, list };
    };
  },
);
