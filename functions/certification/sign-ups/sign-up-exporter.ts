import type { OpenedSignUp } from '../../../shared/contract/certification-schemas.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { inBatches } from '../../platform/aws/in-batches.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import { contestedPartition, periodAt, type StoredSignUp, signUpsOfMonth } from './sign-up.ts';
import type { signUpOpener } from './sign-up-opener.ts';

interface Exporter {
  readonly table: Table<'Query'>;
  readonly open: ReturnType<typeof signUpOpener>;
  readonly audited: Audited<Only<object>>;
}

interface Asked {
  readonly cursor: string;
  readonly operator: string;
}

/** Sign-ups of a page, and how many are opened at once. */
const most = 100;
const openedAtATime = 25;

/** Opens a page of a month's sign-ups for operators, once the audit trail says who asked. */
export function signUpExporter({ byPeriod, table, open, audited }: Exporter & { readonly byPeriod: Index }) {
  const read = async (item: Item): Promise<OpenedSignUp[]> => {
    const { signUp, all } = await found(table, item);
    return signUp ? [await open(signUp, all)] : [];
  };
  return async ({ period, cursor, operator }: Asked & { readonly period: string }) => {
    const page = await byPeriod.query(period, { limit: most, cursor });
    await audited({ operator, subject: `sign-ups ${period} ${page.items.length}` });
    return { list: (await inBatches(page.items, openedAtATime, read)).flat(), cursor: page.cursor };
  };
}

/** Opens a page of the sign-ups that nobody has settled, each with the others of its ID number and month, the earlier first. */
export function contestedLister({ byContest, table, open, audited }: Exporter & { readonly byContest: Index }) {
  const read = async (item: Item): Promise<OpenedSignUp[]> => {
    const { signUp, all } = await found(table, item);
    // Of several that are contested the first one stands for all.
    const isFirst = signUp !== undefined && all.find(({ contested }) => contested !== undefined) === signUp;
    return isFirst ? inBatches(all, openedAtATime, (one) => open(one, all)) : [];
  };
  return async ({ cursor, operator }: Asked) => {
    const page = await byContest.query(contestedPartition, { limit: openedAtATime, cursor });
    await audited({ operator, subject: `contested sign-ups ${page.items.length}` });
    return { list: (await inBatches(page.items, 1, read)).flat(), cursor: page.cursor };
  };
}

/** What an index led to, as it is now, and all sign-ups of its ID number and month. */
async function found(
  table: Table<'Query'>,
  item: Item,
): Promise<{ readonly signUp: StoredSignUp | undefined; readonly all: readonly StoredSignUp[] }> {
  const [idHash, sk] = [String(item.idHash), String(item.sk)];
  const all = await signUpsOfMonth(table, idHash, periodAt({ sk }));
  return { signUp: all.find((one) => one.sk === sk), all };
}
