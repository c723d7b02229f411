import { verifyAudit } from '../../shared/contract/audit.ts';
import { operation } from '../platform/calls/operation.ts';
import { auditReader } from './audit-reader.ts';
import { needs } from './needs.ts';
import { verifyChain } from './verify-chain.ts';

export default operation(verifyAudit, needs.verifyAudit, ({ tables }) => {
  const { readAfter } = auditReader(tables.audit);
  return async ({ after, heads }) => {
    const { items, isEnd } = await readAfter(after.number);
    const { problems, reached } = verifyChain(items, after, heads, isEnd);
    return { checked: items.length, problems: [...problems], reached, isEnd };
  };
});
