import { expect, test } from 'vitest';
import { onceCounter } from '../platform/counters/count-once.ts';
import { countReader } from '../platform/counters/counter-reader.ts';
import { createCount } from '../platform/counters/counting.ts';
import { writeCursor } from '../platform/tables/cursor.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { aDelivery, aDownload, type Download } from './download-builders.ts';
import { countedDownload, downloadCounters, downloadCountOf, downloadRows } from './download-repository.ts';

function aDownloadsTable() {
  const tables = tablesInMemory();
  const read = countReader(tables.table('downloads'));
  const whole = async (partitions: Parameters<typeof read>[0]) => (await read(partitions)).list.map(downloadCountOf);
  const count = createCount(onceCounter({ name: 'downloads', transact: tables.transactTellingAll }))(countedDownload);
  return { read, whole, count: (...downloads: Download[]) => count(downloads.map(aDelivery)) };
}

const evening = aDownload({ recordedAt: '2026-06-18T23:59:59.999Z' });
const midnight = aDownload({ recordedAt: '2026-06-19T00:00:00.000Z', platform: 2 });

test('a download counts for its product, version, platform and UTC day, and rows and counters agree', async () => {
  const { count, whole } = aDownloadsTable();
  await count(evening, midnight, { ...evening });
  const expected = [
    { type: 21, version: '5.2.0', system: 1, day: '2026-06-18', count: 1 },
    { type: 21, version: '5.2.0', system: 2, day: '2026-06-19', count: 1 },
  ];
  expect(await whole(downloadCounters([21], '2026-06-18', '2026-06-19'))).toEqual(expected);
  expect(await whole(downloadRows(['2026-06-18', '2026-06-19']))).toEqual(expected);
});

test('one id for two products, versions or platforms is two downloads', async () => {
  const { count, whole } = aDownloadsTable();
  const others = [{ productType: 22 }, { productVersion: '5.1.4' }, { platform: 2 }] as const;
  await count(evening, ...others.map((other) => ({ ...evening, ...other })));
  expect(await whole(downloadRows(['2026-06-18']))).toHaveLength(4);
});

test('counters are read for the asked days only, both ends included', async () => {
  const { count, whole } = aDownloadsTable();
  await count(evening, midnight);
  const counted = await whole(downloadCounters([21], '2026-06-19', '2026-06-19'));
  expect(counted.map(({ day }) => day)).toEqual(['2026-06-19']);
});

test('a report of any length goes on where it stopped, and counts everything once', async () => {
  const { count, read } = aDownloadsTable();
  const many = Array.from({ length: 80 }, (_, at) =>
    aDownload({ productVersion: `5.2.${at % 40}`, recordedAt: `2026-06-${at % 2 === 0 ? 17 : 18}T10:00:00.000Z` }),
  );
  await count(...many);
  for (const partitions of [
    downloadCounters([1, 21, 23], '2026-06-17', '2026-06-18'),
    downloadRows(['2026-06-16', '2026-06-17', '2026-06-18']),
  ]) {
    let [cursor, pages, total] = ['', 0, 0];
    do {
      let reads = 0;
      const page = await read(partitions, cursor, () => ++reads > 1);
      total += page.list.reduce((sum, one) => sum + one.count, 0);
      pages += 1;
      ({ cursor } = page);
    } while (cursor !== '');
    expect(total).toBe(80);
    expect(pages).toBeGreaterThan(3);
  }
});

test('a report does not go on from a place in another one', async () => {
  const { read } = aDownloadsTable();
  const counters = downloadCounters([21], '2026-06-17', '2026-06-18');
  const { cursor } = await read(downloadCounters([1, 21], '2026-06-17', '2026-06-18'), '', () => true);
  for (const foreign of [cursor, 'nonsense', writeCursor({ pk: 'counters#downloads#21', within: 'nonsense' })])
    await expect(read(counters, foreign)).rejects.toThrow('another list');
});
