import { expect, test } from 'vitest';
import { onceCounter } from '../platform/counters/count-once.ts';
import { counterItemKey } from '../platform/counters/counter-items.ts';
import { createCount } from '../platform/counters/counting.ts';
import type { Table } from '../platform/tables/table.ts';
import { aContext } from '../platform/testing/builders.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import checkCounters from './check-counters.schedule.ts';
import { aDelivery, aDownload } from './download-builders.ts';
import { countedDownload } from './download-repository.ts';
import { countersCompared } from './log-lines.ts';

const log = captureLog();
const counter = { counter: 'downloads', of: '21', day: '2026-06-18', labels: ['5.2.0', '1'] };

/** Runs the job in the night after 18 June. */
function checking(downloads: Table<'Query'>) {
  const handler = checkCounters.start({ downloads });
  return () => handler({ scheduledAt: '2026-06-19T01:30:00Z' }, aContext());
}

/** Three downloads of 18 June and one of the next day, counted. */
async function aCountedDay() {
  const tables = tablesInMemory();
  const table = tables.table('downloads');
  const count = createCount(onceCounter({ name: 'downloads', transact: tables.transactTellingAll }))(countedDownload);
  const downloads = [{}, {}, { productType: 22 } as const, { recordedAt: '2026-06-19T00:00:00.000Z' }];
  await count(downloads.map((given) => aDelivery(aDownload(given))));
  return { table, count, check: checking(table) };
}

test('a day whose counters are those of its downloads has no drift, and raises no metric', async () => {
  const { check } = await aCountedDay();
  await check();
  expect(log.lines(countersCompared)).toMatchObject([
    { code: 'counters.compared', day: '2026-06-18', recorded: 3, counted: 3, drift: 0 },
  ]);
  expect(log.text).not.toContain('CounterDrift');
});

test.each([
  ['too high', 2, 2],
  ['too low', -1, 1],
])('a counter that is %s is a drift', async (_, add, drift) => {
  const { table, check } = await aCountedDay();
  await table.update(counterItemKey(counter, 0), { add: { count: add } });
  await check();
  expect(log.lines(countersCompared)).toMatchObject([{ recorded: 3, counted: 3 + add, drift, CounterDrift: drift }]);
});

test('a counter that is too high hides none that is too low', async () => {
  const { table, check } = await aCountedDay();
  await table.update(counterItemKey(counter, 0), { add: { count: 1 } });
  await table.update(counterItemKey({ ...counter, of: '22' }, 0), { add: { count: -1 } });
  await check();
  expect(log.lines(countersCompared)).toMatchObject([{ recorded: 3, counted: 3, drift: 2 }]);
});

test('a download that is counted late, while its day is compared, has the run tried again', async () => {
  const { table, count } = await aCountedDay();
  const late = aDelivery(aDownload({}));
  const check = checking({
    ...table,
    query: async (pk, request) => {
      const page = await table.query(pk, request);
      if (pk.startsWith('rows#2026-06-18#f')) await count([late]);
      return page;
    },
  });
  await expect(check()).rejects.toThrow('The job failed');
  expect(log.text).toContain('"code":"call.failed"');
  expect(log.text).not.toContain('counters.compared');
});
