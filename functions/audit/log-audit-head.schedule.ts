import { auditPartition, headOf } from '../platform/audit/audit-row.ts';
import { rows, schedule } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { auditTable } from './tables.ts';

export default schedule(
  {
    expression: 'cron(0 3 * * ? *)',
    userImpact: 'Nobody could prove that rows were cut from the end of the audit trail.',
    uses: { audit: rows(auditTable, 'Query') },
  },
  ({ audit }) =>
    async () => {
      const { items } = await audit.query(auditPartition, { newestFirst: true, limit: 1 });
      log(lines.auditHead, headOf(items[0]));
    },
);
