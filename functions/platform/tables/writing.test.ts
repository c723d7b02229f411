import { expect, test } from 'vitest';
import { downloadRecorded } from '../../../events/download-recorded/event.ts';
import { enquiryReceived } from '../../../events/enquiry-received/event.ts';
import type { Capability } from '../capability.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { rows } from './rows.ts';
import { type TableValue, within } from './table-value.ts';
import type { Only, Transact } from './transaction.ts';
import { grantsOfWriting, transaction } from './writing.ts';

const key = { pk: 'a', sk: 'b' };
const content = { name: 'content' } as const satisfies TableValue;
const downloads = { name: 'downloads' } as const satisfies TableValue;
const enquiries = { name: 'enquiries', announces: ['enquiry.received.v1'] } as const satisfies TableValue;

/** The client of a capability, whose types offer what it lists, over tables in memory that could do everything. */
const clientOf = <Client>(_: Capability<Client, string>, client: unknown) => client as Client; // narrows, as opening does

const writing = <Client>(capability: Capability<Client, string>) =>
  clientOf(capability, tablesInMemory('enquiries').transact);

test('rows offer the actions that are listed, and nothing else compiles', async () => {
  const { table } = tablesInMemory();
  const reading = clientOf(rows(content, 'GetItem'), table('content'));
  const changing = clientOf(rows(downloads, 'UpdateItem'), table('downloads'));
  await reading.get(key);
  await changing.update(key, { add: { downloads: 1 } });
  // @ts-expect-error GetItem alone offers no query
  await reading.queryAll('a');
  // @ts-expect-error UpdateItem alone offers no put
  await changing.put(key);
  // @ts-expect-error rows without actions are of no use
  expect(rows(content)).toBeDefined();
});

test('a transaction offers the parts that are listed, and no other compiles', async () => {
  const transact = writing(transaction({ in: [[downloads, 'UpdateItem']] }));
  const outcome = await transact((all) => {
    all.update('downloads', { pk: 'c', sk: 'd' }, { add: { downloads: 1 } });
    // @ts-expect-error UpdateItem alone offers no put
    all.put('downloads', { pk: 'e', sk: 'f' });
    // @ts-expect-error nothing may be written to content
    all.delete('content', { pk: 'g', sk: 'h' });
    // @ts-expect-error a check is an action of its own
    all.check('downloads', { pk: 'i', sk: 'j' }, 'absent');
  });
  expect(outcome).toBe('written');
});

test('a rule that asks for more than its function may do does not compile', () => {
  const transact = writing(
    transaction({
      in: [
        [downloads, 'UpdateItem'],
        [enquiries, 'PutItem'],
      ],
    }),
  );
  const ofLess = (write: Transact<Only<{ UpdateItem: 'downloads' }>>) => write;
  const ofAnotherTable = (write: Transact<Only<{ UpdateItem: 'downloads' | 'mail' }>>) => write;
  const ofAnotherAction = (write: Transact<Only<{ UpdateItem: 'downloads'; DeleteItem: 'downloads' }>>) => write;
  const ofAnyEvent = (write: Transact<Only<{ emits: 'download.recorded.v1' }>>) => write;
  const asked = [
    ofLess(transact),
    // @ts-expect-error it lists no table of mails
    ofAnotherTable(transact),
    // @ts-expect-error it lists no deletion
    ofAnotherAction(transact),
    // @ts-expect-error it announces nothing
    ofAnyEvent(transact),
  ];
  expect(asked).toHaveLength(4);
});

test('the name of a condition that does not hold is one of those that the writer said', async () => {
  const transact = writing(transaction({ in: [[content, 'PutItem']] }));
  const put = () =>
    transact<'taken'>((all) => {
      all.put('content', key, 'absent', 'taken');
      // @ts-expect-error another name
      if (Date.now() === 0) all.put('content', key, 'absent', 'token');
    });
  expect([await put(), await put()]).toEqual(['written', 'taken']);
  const unnamed = transact((all) => all.put('content', key, 'absent'));
  await expect(unnamed).rejects.toMatchObject({ name: 'ConditionFailed' });
});

test('a transaction announces the events that are listed, and no other compiles', async () => {
  const data = downloadRecorded.data.parse({
    downloadId: crypto.randomUUID(),
    productType: 21,
    productVersion: '5.2.0',
    platform: 1,
  });
  const transact = writing(
    transaction({ in: [[enquiries, 'PutItem']], announces: [enquiryReceived], outbox: enquiries }),
  );
  await transact((all) => {
    all.emit(enquiryReceived, { enquiryId: crypto.randomUUID(), form: 'contact' });
    // @ts-expect-error it lists another event
    all.emit(downloadRecorded, data);
  });
  await writing(transaction({ in: [[downloads, 'UpdateItem']] }))((all) => {
    // @ts-expect-error it lists no event
    all.emit(downloadRecorded, data);
  });
});

test('what is announced needs an outbox whose table says so, and an outbox something to announce', () => {
  const written = [
    // @ts-expect-error no outbox
    transaction({ announces: [enquiryReceived] }),
    // @ts-expect-error the table announces nothing
    transaction({ announces: [enquiryReceived], outbox: downloads }),
    // @ts-expect-error the table announces another event
    transaction({ announces: [downloadRecorded], outbox: enquiries }),
    // @ts-expect-error nothing is announced
    transaction({ in: [[downloads, 'PutItem']], outbox: enquiries }),
  ];
  expect(written).toHaveLength(4);
});

test('grants are the tables with their parts, the partitions that alone are touched, and the outbox', () => {
  const grants = grantsOfWriting({
    in: [[within(downloads, 'loan#*'), 'PutItem', 'DeleteItem']],
    inMembers: [[content, 'UpdateItem']],
    announces: [enquiryReceived],
    outbox: enquiries,
  });
  expect(grants).toEqual({
    tables: { downloads: ['PutItem', 'DeleteItem'] },
    partitions: { downloads: ['loan#*'] },
    owned: { content: ['UpdateItem'] },
    outbox: { table: 'enquiries', events: ['enquiry.received.v1'] },
  });
});
