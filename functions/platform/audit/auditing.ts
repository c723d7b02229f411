import type { Capability } from '../capability.ts';
import { openTable } from '../tables/table-value.ts';
import { trailTable } from '../tables/tables.ts';
import { createTransactTellingAll } from '../tables/transaction.ts';
import {
  attempting,
  type GrantsOfWriting,
  grantsOfWriting,
  type MarksOfWriting,
  outboxOf,
  type WholeWriting,
  type Writing,
} from '../tables/writing.ts';
import { createTrail, type Trail } from './audit.ts';

/** Rows of the audit trail, each written together with what was done. An operation lists it as `audited`, and gets it for the action that its entry names. */
export function auditing<const W extends Writing>(
  writing: W & WholeWriting<W>,
): Capability<Trail<GrantsOfWriting<W>>, MarksOfWriting<W> | 'audits'> {
  return {
    grants: { ...grantsOfWriting(writing), audits: true },
    open: () =>
      createTrail({
        table: openTable({ name: trailTable }),
        transact: createTransactTellingAll(attempting(), outboxOf(writing)),
      }) as Trail<GrantsOfWriting<W>>, // narrows to what is granted
  };
}
