import { listAudit } from '../../shared/contract/audit.ts';
import { operation, rows } from '../platform/index.ts';
import { auditLister } from './audit-lister.ts';
import { auditReader } from './audit-reader.ts';
import { auditTable } from './tables.ts';

export default operation(listAudit, { uses: { audit: rows(auditTable, 'Query') } }, ({ audit }) =>
  auditLister(auditReader(audit).readAfter),
);
