import { verifyAudit } from '../../shared/contract/audit.ts';
import { operation, rows } from '../platform/index.ts';
import { auditReader } from './audit-reader.ts';
import { auditTable } from './tables.ts';
import { verifyChain } from './verify-chain.ts';

export default operation(verifyAudit, { uses: { audit: rows(auditTable, 'Query') } }, ({ audit }) => {
  const readAfter = auditReader(audit);
  return async ({ after, heads }) => {
    const { items, isEnd } = await readAfter(after.number);
    const { problems, reached } = verifyChain(items, after, heads, isEnd);
    return { checked: items.length, problems: [...problems], reached, isEnd };
  };
});
