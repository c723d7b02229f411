import { rows, schedule } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { auditReader } from './audit-reader.ts';
import * as lines from './log-lines.ts';
import { auditTable } from './tables.ts';

export default schedule(
  {
    expression: 'cron(0 3 * * ? *)',
    userImpact: 'Nobody could prove that rows were cut from the end of the audit trail.',
    uses: { audit: rows(auditTable, 'Query') },
  },
  ({ audit }) => {
    const { head } = auditReader(audit);
    return async () => log(lines.auditHead, await head());
  },
);
