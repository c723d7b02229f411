import { expect, test } from 'vitest';
import { downloadRecorded } from '../../../events/download-recorded/event.ts';
import { enquiryReceived } from '../../../events/enquiry-received/event.ts';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import type { GrantsOf, TableClients } from './table-clients.ts';
import type { Only, Transact } from './transaction.ts';

const key = { pk: 'a', sk: 'b' };

/** Clients of a sheet whose types offer what it grants, over tables in memory that could do everything. */
function clientsOf<const Needs extends FunctionNeeds>(_needs: Needs): TableClients<Needs> {
  const tables = tablesInMemory('enquiries');
  const open = { content: tables.table('content'), downloads: tables.table('downloads') };
  return { tables: open, indexes: {}, transact: tables.transact } as unknown as TableClients<Needs>; // narrows, as openTables does
}

test('a table offers what its permission sheet grants, and nothing else compiles', async () => {
  const { tables, transact } = clientsOf({ tables: { content: ['GetItem'], downloads: ['UpdateItem'] } });
  await tables.content.get(key);
  await tables.downloads.update(key, { add: { downloads: 1 } });
  // @ts-expect-error no Query on content
  await tables.content.queryAll('a');
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
  expect(outcome).toBe('written');
});

test('a rule that asks for more than its function may do does not compile', async () => {
  const needs = { tables: { downloads: ['UpdateItem'], enquiries: ['PutItem'] } } as const satisfies FunctionNeeds;
  const { transact } = clientsOf(needs);
  const ofTheSheet = (write: Transact<GrantsOf<typeof needs>>) => write;
  const ofLess = (write: Transact<Only<{ UpdateItem: 'downloads' }>>) => write;
  const ofAnotherTable = (write: Transact<Only<{ UpdateItem: 'downloads' | 'mail' }>>) => write;
  const ofAnotherAction = (write: Transact<Only<{ UpdateItem: 'downloads'; DeleteItem: 'downloads' }>>) => write;
  const ofAnyEvent = (write: Transact<Only<{ emits: 'download.recorded.v1' }>>) => write;
  const asked = [
    ofTheSheet(transact),
    ofLess(transact),
    // @ts-expect-error the sheet names no mail table
    ofAnotherTable(transact),
    // @ts-expect-error the sheet grants no delete
    ofAnotherAction(transact),
    // @ts-expect-error the sheet names no outbox
    ofAnyEvent(transact),
  ];
  expect(asked).toHaveLength(5);
});

test('the name of a condition that does not hold is one of those that the writer said', async () => {
  const { transact } = clientsOf({ tables: { content: ['PutItem'] } });
  const put = () =>
    transact<'taken'>((transaction) => {
      transaction.put('content', key, 'absent', 'taken');
      // @ts-expect-error another name
      if (Date.now() === 0) transaction.put('content', key, 'absent', 'token');
    });
  expect([await put(), await put()]).toEqual(['written', 'taken']);
  const unnamed = transact((transaction) => transaction.put('content', key, 'absent'));
  await expect(unnamed).rejects.toMatchObject({ name: 'ConditionFailed' });
});

test('a transaction announces the events that its permission sheet names, and no other compiles', async () => {
  const data = downloadRecorded.data.parse({
    downloadId: crypto.randomUUID(),
    productType: 21,
    productVersion: '5.2.0',
    platform: 1,
  });
  const { transact } = clientsOf({
    tables: { enquiries: ['PutItem'] },
    outbox: { table: 'enquiries', events: ['enquiry.received.v1'] },
  });
  await transact((transaction) => {
    transaction.emit(enquiryReceived, { enquiryId: crypto.randomUUID(), form: 'contact' });
    // @ts-expect-error the sheet names another event
    transaction.emit(downloadRecorded, data);
  });
  await clientsOf({ tables: { downloads: ['UpdateItem'] } }).transact((transaction) => {
    // @ts-expect-error no event is on the sheet
    transaction.emit(downloadRecorded, data);
  });
});
