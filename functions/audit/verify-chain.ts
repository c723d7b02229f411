import type { AuditHead, AuditPlace, AuditProblem } from '../../shared/contract/audit-schemas.ts';
import { auditHash, auditKey, readAuditRow } from '../platform/audit/audit-row.ts';

/**
 * Verifies items of the trail, in the order of their keys.
 * @param after where the verification stands
 * @param heads rows known from elsewhere, which only they can prove: whoever rewrites a row can rewrite all after it
 * @param isEnd whether these are the last items
 */
export function verifyChain(
  items: readonly unknown[],
  after: AuditPlace,
  heads: readonly AuditHead[],
  isEnd: boolean,
): { readonly problems: readonly AuditProblem[]; readonly reached: AuditPlace } {
  const problems: AuditProblem[] = [];
  const report = (kind: AuditProblem['kind'], number: number, to = number) => problems.push({ kind, number, to });
  let place = after;
  for (const item of items) {
    const expected = place.number + 1;
    const key = String(Object(item).sk);
    const number = Number(key);
    if (key !== auditKey(number).sk || number < expected) {
      report('inserted', expected);
      continue;
    }
    if (number > expected) report('missing', expected, number - 1);
    const row = readAuditRow(item);
    const isWhole = row !== undefined && row.number === number && row.hash === auditHash(row);
    if (!isWhole) report('changed', number);
    else if (number === expected && place.hash !== '' && row.previous !== place.hash) report('unlinked', number);
    // After a row that cannot be trusted, the next one has nothing to be compared with.
    place = { number, hash: isWhole ? row.hash : '' };
    if (heads.some((head) => head.number === number && head.hash !== row?.hash)) report('rewritten', number);
  }
  if (isEnd) for (const { number } of heads) if (number > place.number) report('cut', number);
  return { problems, reached: place };
}
