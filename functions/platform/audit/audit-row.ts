import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { AuditHead, AuditRow, chainStart } from '../../../shared/contract/audit-schemas.ts';
import type { Key } from '../tables/item.ts';

/**
 * The audit trail: one partition, so that its rows have one order. A row's hash covers the row and the hash before it, so no row
 * can be changed, taken out or put in without the ones after it.
 *
 * | attribute                                 | what                                                      |
 * |-------------------------------------------|-----------------------------------------------------------|
 * | `pk`                                      | always `audit`                                            |
 * | `sk`                                      | the row's number in twelve digits, so that keys sort by it |
 * | `number`, `at`, `operator`, `action`, `subject` | as the contract states them                          |
 * | `previous`, `hash`                        | the hash of the row before, and of this one               |
 */
export const auditPartition = 'audit';

const StoredRow = z.strictObject({ pk: z.literal(auditPartition), sk: z.string(), ...AuditRow.shape });
export type StoredRow = z.output<typeof StoredRow>;

/** Who did what to what. `subject` is an id: rows carry no personal data of visitors. */
export interface AuditEntry {
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
}

export function auditKey(number: number): Key & { readonly pk: typeof auditPartition } {
  return { pk: auditPartition, sk: String(number).padStart(12, '0') };
}

/** SHA-256 of a row and the hash before it. A JSON list of these has exactly one way to be written. */
export function auditHash({ number, at, operator, action, subject, previous }: Omit<AuditRow, 'hash'>): string {
  return createHash('sha256')
    .update(JSON.stringify([number, at, operator, action, subject, previous]))
    .digest('hex');
}

/**
 * The row that follows a head.
 * @param at ISO 8601, UTC
 * @throws Error for an entry that no reader would take for a row: it would stand in the trail as something put in
 */
export function nextRow(head: AuditHead, { operator, action, subject }: AuditEntry, at: string): StoredRow {
  const row = { number: head.number + 1, at, operator, action, subject, previous: head.hash };
  const { data, error } = z.safeParse(StoredRow, { ...auditKey(row.number), ...row, hash: auditHash(row) });
  if (data) return data;
  throw new Error(`The audit trail takes no such entry: ${error?.issues.map(({ path }) => path.join('.')).join(', ')}`);
}

/** Reads a stored row; undefined for an item that has more or other attributes than a row. */
export function readAuditRow(item: unknown): StoredRow | undefined {
  return z.safeParse(StoredRow, item).data;
}

/** Number and hash of the last row of the chain; `chainStart` before the first. */
export function headOf(last: unknown): AuditHead {
  return last === undefined ? chainStart : AuditHead.parse(last);
}
