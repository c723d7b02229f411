import { expect, test } from 'vitest';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import type { TableClients } from './table-clients.ts';

const key = { pk: 'a', sk: 'b' };

/** Clients of a sheet whose types offer what it grants, over tables in memory that could do everything. */
function clientsOf<const Needs extends { tables: object }>(_needs: Needs): TableClients<Needs> {
  const tables = tablesInMemory();
  const open = { content: tables.table('content'), downloads: tables.table('downloads') };
  return { tables: open, indexes: {}, transact: tables.transact } as unknown as TableClients<Needs>; // narrows, as openTables does
}

test('a table offers what its permission sheet grants, and nothing else compiles', async () => {
  const { tables, transact } = clientsOf({ tables: { content: ['GetItem'], downloads: ['UpdateItem'] } });
  await tables.content.get(key);
  await tables.downloads.update(key, { add: { downloads: 1 } });
  // @ts-expect-error no Query on content
  await tables.content.query('a');
  // @ts-expect-error UpdateItem alone offers no put
  await tables.downloads.put(key);
  const outcome = await transact((transaction) => {
    transaction.update('downloads', { pk: 'c', sk: 'd' }, { add: { downloads: 1 } });
    // @ts-expect-error UpdateItem alone offers no put in a transaction either
    transaction.put('downloads', { pk: 'e', sk: 'f' });
    // @ts-expect-error nothing may be written to content
    transaction.delete('content', { pk: 'g', sk: 'h' });
    // @ts-expect-error a check is an action of its own
    transaction.check('downloads', { pk: 'i', sk: 'j' }, 'absent');
  });
  expect(outcome).toEqual({ written: true });
});
