import { schedule } from '../platform/events/schedule.ts';
import { log } from '../platform/logging/log.ts';
import { auditReader } from './audit-reader.ts';
import * as lines from './log-lines.ts';
import { needs } from './needs.ts';

export default schedule(needs.logAuditHead, ({ tables }) => {
  const { head } = auditReader(tables.audit);
  return async () => log(lines.auditHead, await head());
});
