import type { Capability } from '../capability.ts';
import { openTable, type TableValue } from '../tables/table-value.ts';
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
import { createOnce, type Once } from './once.ts';

/** Writes that are done once for each request id, whose answers a table keeps. */
export function once<const W extends Writing>(
  answers: TableValue & { readonly timeToLive: 'expires' },
  writing: W & WholeWriting<W>,
): Capability<Once<GrantsOfWriting<W>>, MarksOfWriting<W>> {
  const { name } = answers;
  return {
    grants: { ...grantsOfWriting(writing), once: name },
    open: () =>
      createOnce({
        name,
        table: openTable(answers),
        transact: createTransactTellingAll(attempting(), outboxOf(writing)),
      }) as Once<GrantsOfWriting<W>>, // narrows to what is granted
  };
}
