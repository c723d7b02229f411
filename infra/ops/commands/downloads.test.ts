import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { DownloadCount } from '../../../shared/contract/download-schemas.ts';
import { reportDownloads } from '../../../shared/contract/downloads.ts';
import type { RequestInputOf } from '../../../shared/contract/endpoint.ts';
import type { OperationEntry } from '../../publish/operations.ts';
import { keptOutput } from '../../terminal/kept-output.ts';
import { downloads, recount, report } from './downloads.ts';

const counts: DownloadCount[] = [
  { type: 21, version: '5.2.0', system: 1, day: '2026-06-18', count: 1200 },
  { type: 21, version: '5.1.6', system: 0, day: '2026-06-17', count: 3 },
  { type: 13, version: '1.2.0', system: 4, day: '2026-06-18', count: 40 },
];

/** A site with these counters and rows that answers as `reportDownloads` does, and an output that keeps what is written. */
function aSite(counters: DownloadCount[], rows: DownloadCount[] = counters, calls: Record<string, number> = {}) {
  const questions: z.output<typeof reportDownloads.request>[] = [];
  const operate = async <E extends OperationEntry>(_: string, entry: E, request: RequestInputOf<E>) => {
    const question = reportDownloads.request.parse(request);
    questions.push(question);
    const { type, source, from = '', to = '~' } = question;
    const found = (source === 'rows' ? rows : counters).filter(
      (count) => (type === undefined || count.type === type) && count.day >= from && count.day <= to,
    );
    // Pages of two: a report has to go on.
    const at = Number(question.cursor);
    const cursor = at + 2 < found.length ? String(at + 2) : '';
    return z.parse<E['response']>(entry.response, { list: found.slice(at, at + 2), cursor });
  };
  const output = keptOutput();
  const countCalls = async (metric: string, name: string) => calls[`${metric} ${name}`] ?? 0;
  return { operate, countCalls, output, questions, written: output.written };
}

const now = new Date('2026-06-19T10:00:00Z');

describe('the report of downloads', () => {
  it('the report of downloads adds up by product, version, platform and day', async () => {
    const site = aSite(counts);
    expect(await report(site.operate, { json: false }, site.output)).toBe(0);
    expect(site.written()).toBe(`type  product  downloads
21    S3 Pro       1,203
13    Touch           40

product  version  downloads
S3 Pro   5.2.0        1,200
Touch    1.2.0           40
S3 Pro   5.1.6            3

platform  downloads
Windows       1,200
Android          40
not told          3

day         downloads
2026-06-18      1,240
2026-06-17          3

1,243 downloads in total
`);
  });

  it('the report of downloads is the same as data', async () => {
    const site = aSite(counts);
    await report(site.operate, { json: true, type: 13 }, site.output);
    expect(JSON.parse(site.written())).toEqual({
      total: 40,
      products: [{ type: 13, name: 'Touch', count: 40 }],
      versions: [{ type: 13, name: 'Touch', version: '1.2.0', count: 40 }],
      platforms: [{ system: 4, platform: 'Android', count: 40 }],
      days: [{ day: '2026-06-18', count: 40 }],
    });
  });

  it('the report of downloads says so when nothing was counted', async () => {
    const site = aSite([]);
    await report(site.operate, { json: false }, site.output);
    expect(site.written()).toBe('No download has been counted yet.\n');
  });
});

describe('a recount', () => {
  it('a recount reports agreement, the number of downloads and the days it looked at', async () => {
    const site = aSite(counts);
    expect(await recount(site, { json: false, now }, site.output)).toBe(0);
    expect(site.written()).toBe(
      '1,243 downloads recorded from 2026-05-20 to 2026-06-19; 0 calls accepted, 0 events repeated. Counters and rows agree.\n',
    );
  });

  it('a recount names each difference and fails', async () => {
    const site = aSite(counts, counts.slice(0, 2));
    expect(await recount(site, { json: false, now }, site.output)).toBe(1);
    expect(site.written()).toBe(`Touch 1.2.0, Android, 2026-06-18: counted 40, recorded 0
1,203 downloads recorded from 2026-05-20 to 2026-06-19; 0 calls accepted, 0 events repeated. Counters that differ: 1.
`);
  });

  it('a recount fails when rows and counters agree but lack a call that was accepted', async () => {
    const calls = {
      'Accepted recordDownload': 1_240,
      'Accepted recordDownloadByTitle': 10,
      'Repeated countDownloads': 5,
    };
    const site = aSite(counts, counts, calls);
    expect(await recount(site, { json: false, now }, site.output)).toBe(1);
    expect(site.written()).toBe(`Accepted downloads that are in no row: 2.
1,243 downloads recorded from 2026-05-20 to 2026-06-19; 1,250 calls accepted, 5 events repeated. Counters and rows agree.
`);
  });

  it('a recount accepts calls whose metric was lost', async () => {
    const site = aSite(counts, counts, { 'Accepted recordDownload': 1_200 });
    expect(await recount(site, { json: true, now }, site.output)).toBe(0);
  });

  it('a recount begins at the first counted day when that is longer ago than a month, and reads rows by the month', async () => {
    const site = aSite([{ ...counts[0], day: '2026-01-01' } as DownloadCount, ...counts.slice(1)]); // counts[0] is above
    expect(await recount(site, { json: true, now }, site.output)).toBe(0);
    const asked = site.questions.filter(({ source, cursor }) => source === 'rows' && cursor === '');
    expect(asked.map(({ from }) => from)).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-04',
      '2026-04-04',
      '2026-05-05',
      '2026-06-05',
    ]);
    expect(asked.at(-1)?.to).toBe('2026-06-19');
  });

  it('a recount finds rows of the last month although all counters are gone', async () => {
    const site = aSite([], counts);
    expect(await recount(site, { json: true, now }, site.output)).toBe(1);
    expect(JSON.parse(site.written())).toMatchObject({ from: '2026-05-20', recorded: 1243 });
    expect(JSON.parse(site.written()).differences).toHaveLength(3);
  });

  it('a recount looks at one product, and from one day on, when told', async () => {
    const site = aSite(counts);
    await recount(site, { json: true, type: 21, from: '2026-06-18', now }, site.output);
    expect(JSON.parse(site.written())).toMatchObject({ from: '2026-06-18', to: '2026-06-19', recorded: 1200 });
  });
});

describe('arguments that make no sense', () => {
  it.each([
    [['--product', '99'], 'There is no product "99". There is: 1 S1, 2 S2, 3 S3'],
    [['--product', 'many'], 'There is no product "many"'],
    [['--recount', '--from', 'yesterday'], '"yesterday" is no day from 2020-01-01 to '],
    [['--recount', '--from', '2026-02-31'], '"2026-02-31" is no day'],
    [['--recount', '--from', '2019-12-31'], '"2019-12-31" is no day'],
    [['--recount', '--from', '2999-01-01'], '"2999-01-01" is no day'],
    [['--from', '2026-01-01'], '--from belongs to --recount'],
    [['--colour'], "Unknown option '--colour'"],
  ])('the wrong arguments %j are refused before the site is called', async (args, message) => {
    await expect(downloads.run(args, keptOutput())).rejects.toThrow(message);
  });
});
