import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { siteManifest } from '../../functions/site-manifest.ts';
import { unusedUses } from './unused-uses.ts';

const sources = new Map(
  Object.values(siteManifest.functions).map(({ file }) => [file, readFileSync(file, 'utf8')] as const),
);

test('the code of every function uses what it lists', async () => {
  expect(sources.size).toBeGreaterThan(20);
  expect(await unusedUses(sources)).toEqual([]);
});

/** What is put into files whose code does not use it, one of each kind: in place of what stands there, and as messages tell it. */
const plants: readonly (readonly [file: string, instead: string, more: string, said: string])[] = [
  [
    'downloads/record-download',
    "rows(contentTable, 'GetItem')",
    "rows(contentTable, 'GetItem', 'Query')",
    "'Query' of content",
  ],
  [
    'downloads/report-downloads',
    "downloads: rows(downloadsTable, 'Query')",
    "downloads: rows(downloadsTable, 'Query'), more: rows(downloadsTable, 'GetItem')",
    "more: rows(downloadsTable, 'GetItem')",
  ],
  [
    'enquiries/send-contact',
    "[[enquiriesTable, 'PutItem']]",
    "[[enquiriesTable, 'PutItem', 'UpdateItem']]",
    "'UpdateItem' in enquiriesTable of once",
  ],
  [
    'enquiries/send-enquiry',
    "in: [[enquiriesTable, 'PutItem']]",
    "in: [[enquiriesTable, 'PutItem']], inMembers: [[enquiriesTable, 'PutItem']]",
    "inMembers: [[enquiriesTable, 'PutItem']] of once",
  ],
  [
    'enquiries/mail-enquiries.consumer',
    'enquiryForSales, feedbackForSupport,',
    'enquiryForSales, feedbackForSupport, { ...enquiryForSales, name: "more" } as const,',
    '{ ...enquiryForSales, name: "more" } as const of send',
  ],
  ['enquiries/open-enquiry', "['LinkObject']", "['LinkObject', 'PutObject']", "'PutObject' of pictures"],
  [
    'enquiries/finish-enquiry',
    "auditing({ in: [[enquiriesTable, 'UpdateItem']] })",
    "auditing({ in: [[enquiriesTable, 'UpdateItem']], announces: [{} as never], outbox: enquiriesTable })",
    'announces: [{} as never] and outbox: enquiriesTable of audited',
  ],
];

let found: readonly string[] = [];
beforeAll(async () => {
  const planted = plants.map(([name, instead, more]) => {
    const file = `functions/${name}.ts`;
    const text = sources.get(file) ?? '';
    expect(text, file).toContain(instead);
    return [file, text.replace(instead, more)] as const;
  });
  found = await unusedUses(new Map(planted));
}, 300_000);

test.each(plants)('%s: what its code does not use is told: in place of %s, %s', (name, _, __, said) => {
  expect(found).toContain(`functions/${name}.ts does not use ${said}: take it out of uses, or use it`);
});
