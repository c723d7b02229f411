import type { Project } from '../../../shared/contract/account-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { projectChanges } from '../../../shared/project-changes.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import { type Asked, type Finding, named } from '../members/member-desk.ts';
import { keptStates, memberKey } from '../members/member-repository.ts';
import { projectReader, projectRows } from './kept-projects.ts';

interface ProjectDesk extends Finding {
  readonly sealer: Pick<Sealer, 'lookupHash' | 'open'>;
  readonly ownedBy: OwnedBy<{ readonly accounts: OwnedTable<'Query'> }>;
}

/** Opens a member's projects once the audit trail says who does. @throws Refusal for a name that no member has */
export function projectOpener({
  audited,
  ownedBy,
  ...desk
}: ProjectDesk & { readonly audited: Audited<Only<object>> }) {
  const read = projectReader(desk.sealer);
  return async (asked: Asked): Promise<{ uid: string; list: Project[] }> => {
    const { uid } = await named(desk, asked);
    await audited({ operator: asked.operator, subject: uid });
    const { opened } = await read(ownedBy({ uid }).accounts, uid);
    return { uid, list: [...(await opened())] };
  };
}

interface Importer extends ProjectDesk {
  readonly sealer: Pick<Sealer, 'lookupHash' | 'open' | 'seal'>;
  readonly audited: Audited<Only<{ PutItem: 'accounts'; ConditionCheckItem: 'accounts' }>>;
}

/**
 * Imports projects: all of them and the row of the audit trail, or nothing. The same ones again change nothing.
 * @throws Refusal for a name that no member has, for an account that is being erased, and for more projects than there may be
 */
export function projectImporter({ audited, ownedBy, ...desk }: Importer) {
  const read = projectReader(desk.sealer);
  return async ({ list: imported, ...asked }: Asked & { readonly list: readonly Project[] }) => {
    const { uid } = await named(desk, asked);
    const owned = ownedBy({ uid }).accounts;
    return untilUncontended(async () => {
      const { revision, rows, opened } = await read(owned, uid);
      const { list, added, changed, unchanged } = projectChanges(await opened(), imported);
      const isNew = added + changed > 0;
      const written = isNew ? await projectRows(desk.sealer, { uid, revision: revision + 1, list }) : [];
      const outcome = await audited<'erased' | 'changed'>({ operator: asked.operator, subject: uid }, (transaction) => {
        // The eraser marks the account before it looks for rows: what was written until then it finds.
        if (isNew) transaction.check('accounts', memberKey(uid), { state: { oneOf: keptStates } }, 'erased');
        for (const [place, row] of written.entries())
          transaction.put(
            'accounts',
            { ...row, ...owned.key(row.sk) },
            place < rows ? { revision } : 'absent',
            'changed',
          );
      });
      if (outcome === 'erased') throw new Refusal('This account is being erased');
      return outcome === 'changed' ? contended : { uid, added, changed, unchanged };
    });
  };
}
