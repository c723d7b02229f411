import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distinctDownloads, incrementsOf, planTransactions } from './counting-plan.ts';
import { aDownload, someDownloads } from './download-builders.ts';

describe('planning counting transactions', () => {
  test('every download is in exactly one transaction, with increments that add up to its rows', () => {
    fc.assert(
      fc.property(someDownloads(), (downloads) => {
        const plan = planTransactions(downloads);
        const planned = plan.flatMap((transaction) => transaction.downloads);
        expect(planned.toSorted(byId)).toEqual(downloads.toSorted(byId));
        for (const { downloads, increments } of plan) {
          expect(increments.reduce((sum, { amount }) => sum + amount, 0)).toBe(downloads.length);
        }
      }),
    );
  });

  test('no transaction has more than 100 actions', () => {
    fc.assert(
      fc.property(someDownloads(), (downloads) => {
        for (const { downloads: rows, increments } of planTransactions(downloads)) {
          expect(rows.length + increments.length).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  test('a download of a release in demand costs at most 1.1 write actions', () => {
    const spike = Array.from({ length: 5_000 }, (_, index) => aDownload({ platform: index % 2 ? 1 : 2 }));
    const plan = planTransactions(spike);
    const actions = plan.reduce((sum, { downloads, increments }) => sum + downloads.length + increments.length, 0);
    expect(actions / spike.length).toBeLessThanOrEqual(1.1);
  });
});

test('one download counts for its product, version, platform and UTC day', () => {
  const download = aDownload({
    productType: 21,
    productVersion: '5.2.0',
    platform: 1,
    recordedAt: '2026-06-18T23:59:59.999Z',
  });
  expect(incrementsOf([download])).toEqual([
    { productType: 21, productVersion: '5.2.0', platform: 1, day: '2026-06-18', amount: 1 },
  ]);
});

test('a download delivered twice in one batch is kept once', () => {
  const download = aDownload({});
  const other = aDownload({});
  expect(distinctDownloads([download, other, { ...download }])).toEqual([download, other]);
});

function byId(a: { downloadId: string }, b: { downloadId: string }): number {
  return a.downloadId.localeCompare(b.downloadId);
}

test('one id for two products, versions or platforms is two downloads', () => {
  const download = aDownload({});
  const others = [{ productType: 22 }, { productVersion: '5.1.4' }, { platform: 2 }] as const;
  const all = [download, ...others.map((other) => ({ ...download, ...other }))];
  expect(distinctDownloads(all)).toHaveLength(4);
});
