import { expect, test } from 'vitest';
import { onceCounter } from '../platform/counters/count-once.ts';
import { createCount } from '../platform/counters/counting.ts';
import { figureReader } from '../platform/figures/figure-reader.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { operating } from '../platform/testing/starting.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { aDelivery, aDownload } from './download-builders.ts';
import { countedDownload } from './download-repository.ts';
import { figures } from './figures.ts';
import reportDownloads from './report-downloads.ts';

captureLog();
const days = { from: '2026-06-17', to: '2026-06-18' };

test('the figure of downloads and its products are what the report of operators says of the same days', async () => {
  const tables = tablesInMemory();
  const table = tables.table('downloads');
  const count = createCount(onceCounter({ name: 'downloads', transact: tables.transactTellingAll }))(countedDownload);
  const downloads = Array.from({ length: 90 }, (_, at) =>
    aDownload({
      productType: at % 3 === 0 ? 21 : 1,
      platform: at % 5,
      productVersion: `5.${at % 4}.0`,
      recordedAt: `2026-06-${16 + (at % 4)}T10:00:00.000Z`,
    }),
  );
  await count([...downloads, ...downloads].map(aDelivery));
  const report = operating(reportDownloads, { downloads: table });
  const reported = (await report({ source: 'counters', cursor: '', ...days })).list;
  const ofType = (type: number) => reported.reduce((total, one) => (one.type === type ? total + one.count : total), 0);

  const counted = await figureReader(table).byDay(figures[0], days);
  expect(ofType(21) + ofType(1)).toBe(45);
  expect(counted.count(days)).toBe(45);
  const parts = Object.fromEntries(counted.parts.map((part) => [part.name, part.count(days)]));
  expect(parts).toMatchObject({ 'S3 Pro': ofType(21), S1: ofType(1), P1: 0 });
});
