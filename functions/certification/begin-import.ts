import { beginImport } from '../../shared/contract/certification/certificate-desk.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { auditing, operation, rows, within } from '../platform/index.ts';
import { anyOf } from '../platform/tables/conditions.ts';
import { importKey, StoredImport, underWay } from './certificates/imports.ts';
import { certificationTable } from './tables.ts';

/** Begins an import. A file that was published is not imported again; an attempt that broke off gives way to this one. */
export default operation(
  beginImport,
  {
    uses: {
      certification: rows(within(certificationTable, 'imports'), 'GetItem'),
      audited: auditing({ in: [[within(certificationTable, 'imports'), 'PutItem']] }),
    },
  },
  ({ audited, certification }) =>
    async ({ fingerprint, attempt, operator, count }) => {
      const item = await certification.get(importKey(fingerprint));
      if (item && StoredImport.parse(item).published !== undefined) return { state: 'published' as const };
      // The job deletes whatever was staged of it, so nothing new may come between.
      const isFree = anyOf('absent', underWay);
      const begun = { ...importKey(fingerprint), attempt, count, staged: 0, begunAt: new Date().toISOString() };
      const outcome = await audited<'closed'>({ operator, subject: fingerprint }, (transaction) =>
        transaction.put('certification', begun, isFree, 'closed'),
      );
      if (outcome === 'closed')
        throw new Refusal(
          'This file was given up or published meanwhile. Run the job sweepImports, then import it again',
        );
      return { state: 'begun' as const };
    },
);
