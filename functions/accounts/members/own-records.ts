import type { OpenedRecord } from '../../../shared/contract/personal-records.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import { recordOpener, recordsOfPerson } from './member-records.ts';
import { memberSk, StoredMember } from './member-repository.ts';

interface Exporter {
  readonly ownedBy: OwnedBy<{
    readonly accounts: OwnedTable<'GetItem' | 'Query'>;
    readonly sessions: OwnedTable<'GetItem' | 'Query'>;
  }>;
  readonly sealer: Pick<Sealer, 'open'>;
}

/** Opens what accounts keep of a member, for themselves: the same records that operators export. */
export function ownRecords({ ownedBy, sealer }: Exporter) {
  const open = recordOpener({ ownedBy, sealer });
  return async (uid: string): Promise<OpenedRecord[]> => {
    const read = async () => {
      const item = await ownedBy({ uid }).accounts.get(memberSk);
      return item && StoredMember.parse(item);
    };
    const find = recordsOfPerson({ find: read, ownedBy });
    const opened: OpenedRecord[] = [];
    let cursor = '';
    do {
      const page = await find({ by: 'member', value: uid }, cursor);
      for (const record of page.list) {
        const says = await open(record);
        if (says) opened.push({ ...record, says });
      }
      ({ cursor } = page);
    } while (cursor !== '');
    return opened;
  };
}
