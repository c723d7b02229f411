import { jitteredPause } from '../aws/jitter.ts';
import { pauseFor } from '../aws/time-budget.ts';
import { requiredEnvironment } from '../sheet/environment.ts';
import { environmentName, type FunctionNeeds } from '../sheet/needs.ts';
import { createTable, documentClient, type Table } from '../tables/table.ts';
import type { GrantsOf } from '../tables/table-clients.ts';
import type { TableName } from '../tables/tables.ts';
import {
  type ActionOutcome,
  createTransact,
  type Transact,
  type Transaction,
  type TransactionGrants,
  type TransactionOutcome,
} from '../tables/transaction.ts';
import { type AuditEntry, auditPartition, headOf, nextRow } from './audit-row.ts';

/**
 * Writes changes together with a row of the audit trail that says who made them: both or neither. Without changes, the row alone
 * says that somebody looked.
 * @param changes called again for each try, as another operator's row may come first
 * @returns the outcome of the changes: a condition of theirs that does not hold leaves no row either
 * @throws Error when other writers come first at every try
 */
export type Audited<Grants extends TransactionGrants = TransactionGrants> = (
  entry: AuditEntry,
  changes?: (transaction: Transaction<Grants>) => void,
) => Promise<TransactionOutcome>;

/** The client of a function whose doings are audited. */
export interface AuditClients<Needs extends FunctionNeeds> {
  readonly audited: Audited<GrantsOf<Needs>>;
}

/** Operators are few: whoever meets that many others tries later. */
const attempts = 20;

export function openAudit<const Needs extends FunctionNeeds>(needs: Needs): AuditClients<Needs> {
  const documents = documentClient();
  const nameOf = (table: TableName) => requiredEnvironment(environmentName.table(table));
  const audited: Audited = createAudited({
    table: createTable(nameOf('audit'), documents),
    transact: createTransact(documents, nameOf, needs.outbox?.table),
  });
  return { audited: audited as Audited<GrantsOf<Needs>> }; // narrows to the granted part
}

interface Trail {
  readonly table: Table<'Query'>;
  readonly transact: Transact;
  readonly now?: () => Date;
  readonly pause?: (attempt: number) => number;
}

export function createAudited({ table, transact, now = () => new Date(), pause = jitteredPause }: Trail): Audited {
  return async (entry, changes = () => {}) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { items } = await table.query(auditPartition, { newestFirst: true, limit: 1 });
      const head = headOf(items[0]);
      const row = nextRow(head, entry, now().toISOString());
      const outcome = await transact((transaction) => {
        changes(transaction);
        transaction.put('audit', row, 'absent');
      });
      if (outcome.written) return outcome;
      const ofChanges = outcome.outcomes.slice(0, -1);
      if (ofChanges.some(isRefused)) return { written: false, outcomes: ofChanges };
      await pauseFor(pause(attempt));
    }
    throw new Error('The audit trail is contended');
  };
}

const isRefused = (outcome: ActionOutcome) => outcome === 'condition-failed';
