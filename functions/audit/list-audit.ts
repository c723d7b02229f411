import { listAudit } from '../../shared/contract/audit.ts';
import { readAuditRow } from '../platform/audit/audit-row.ts';
import { operation, rows } from '../platform/index.ts';
import { auditReader } from './audit-reader.ts';
import { auditTable } from './tables.ts';

/** Lists the rows of some UTC days among a page of the trail. What is no row is left out: verifying the trail tells of it. */
export default operation(listAudit, { uses: { audit: rows(auditTable, 'Query') } }, ({ audit }) => {
  const readAfter = auditReader(audit);
  return async ({ from = '', to = '9999-12-31', after }) => {
    const { items, isEnd } = await readAfter(after);
    const rows = items.flatMap((item) => readAuditRow(item) ?? []);
    const listed = rows.filter(({ at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to);
    const reached = rows.reduce((most, { number }) => Math.max(most, number), after);
    // A page without a single row would be read for ever.
    return { rows: listed, reached, isEnd: isEnd || reached === after };
  };
});
