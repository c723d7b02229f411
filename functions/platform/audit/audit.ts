import { contended, type Patience, untilUncontended } from '../tables/contention.ts';
import type { Table } from '../tables/table.ts';
import { trailTable } from '../tables/tables.ts';
import type { Transaction, TransactionGrants, TransactTellingAll } from '../tables/transaction.ts';
import { type AuditEntry, auditPartition, headOf, nextRow } from './audit-row.ts';

/**
 * Writes changes together with a row of the audit trail that says who made them: both or neither. Without changes, the row alone
 * says that somebody looked.
 * @param changes called again for each try, as another operator's row may come first
 * @returns `written`, or the name of the first condition of the changes that does not hold, which leaves no row either
 * @throws Contended when other writers come first at every try
 */
export type Trail<Grants extends TransactionGrants = TransactionGrants> = <Name extends string = never>(
  entry: AuditEntry,
  changes?: (transaction: Transaction<Grants, Name>) => void,
) => Promise<'written' | Name>;

/** The same, of the one action that the contract entry of an operation names. */
export type Audited<Grants extends TransactionGrants = TransactionGrants> = <Name extends string = never>(
  entry: Omit<AuditEntry, 'action'>,
  changes?: (transaction: Transaction<Grants, Name>) => void,
) => Promise<'written' | Name>;

/** A trail of which only one action is written. */
export function auditedAs<Grants extends TransactionGrants>(trail: Trail<Grants>, action: string): Audited<Grants> {
  return (entry, changes) => trail({ ...entry, action }, changes);
}

/** Operators are few: whoever meets that many others tries later. */
const attempts = 20;

interface TrailParts extends Pick<Patience, 'pause'> {
  readonly table: Table<'Query'>;
  readonly transact: TransactTellingAll;
  readonly now?: () => Date;
}

/** Name of the condition that no other row came first. */
const firstAtHead = 'the next row is free';

export function createTrail({ table, transact, now = () => new Date(), pause }: TrailParts): Trail {
  const patience = { attempts, ...(pause && { pause }) };
  return async <Name extends string = never>(
    entry: AuditEntry,
    changes: (transaction: Transaction<TransactionGrants, Name>) => void = () => {},
  ) =>
    untilUncontended(async () => {
      const { items } = await table.query(auditPartition, { newestFirst: true, limit: 1 });
      const row = nextRow(headOf(items[0]), entry, now().toISOString());
      const failed = await transact((transaction) => {
        changes(transaction);
        transaction.put(trailTable, row, 'absent', firstAtHead);
      });
      const [ofChanges] = failed.filter((name) => name !== firstAtHead);
      if (ofChanges !== undefined) return ofChanges as Name; // named by `changes`
      return failed.length === 0 ? 'written' : contended;
    }, patience);
}
