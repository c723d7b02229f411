import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chainStart } from '../../../shared/contract/audit-schemas.ts';
import type { Operate } from '../../publish/operations.ts';
import { keptOutput } from '../../terminal/kept-output.ts';
import { audit, list, verify } from './audit.ts';

const hash = 'a'.repeat(64);
const row = (number: number) => ({
  number,
  at: '2026-06-18T09:30:00.000Z',
  operator: 'arn:aws:iam::000000000000:user/operator',
  action: 'enquiries.done',
  subject: `enquiry-${number}`,
  previous: chainStart.hash,
  hash,
});

/** A site that answers with these pages in turn, and keeps what it was asked. */
function aSite(...pages: object[]) {
  const asked: object[] = [];
  const operate: Operate = async (_name, entry, request) => {
    asked.push(Object(request));
    return z.parse<(typeof entry)['response']>(entry.response, pages[asked.length - 1]);
  };
  return { operate, asked, output: keptOutput() };
}

const whole = { checked: 2, problems: [], reached: { number: 2, hash }, isEnd: false };

test('the whole trail is read, page after page, and its head is told for later', async () => {
  const { operate, asked, output } = aSite(whole, { ...whole, reached: { number: 3, hash }, checked: 1, isEnd: true });
  const heads = [{ number: 1, hash }];
  expect(await verify(operate, { heads, json: false }, output)).toBe(0);
  expect(asked).toEqual([
    { after: chainStart, heads },
    { after: { number: 2, hash }, heads },
  ]);
  expect(output.written()).toBe(`3 rows read. The trail is whole. Head: 3:${hash}\n`);
});

test('a bar shows how many rows are verified, of those up to the last head given', async () => {
  const { operate, output } = aSite(whole, { ...whole, reached: { number: 4, hash }, isEnd: true });
  const drawn: string[] = [];
  const progress = { isTTY: true, write: (text: string) => drawn.push(text.replace(/^.*2K[█░ ]*/su, '')) };
  const heads = [1, 3].map((number) => ({ number, hash }));
  await verify(operate, { heads, json: false }, { ...output, progress });
  expect(drawn).toEqual(['rows 2/3', 'rows 4', '']);
});

test('what is wrong with the trail is told as data too', async () => {
  const problems = [{ kind: 'cut', number: 12, to: 12 }];
  const { operate, output } = aSite({ ...whole, problems, isEnd: true });
  expect(await verify(operate, { heads: [], json: true }, output)).toBe(1);
  expect(JSON.parse(output.written())).toEqual({ checked: 2, problems, head: { number: 2, hash } });
  expect(output.told()).toBe('rows: 2\n');
});

test('every place that is not whole is named, and the exit code says so', async () => {
  const problems = [
    { kind: 'changed', number: 2, to: 2 },
    { kind: 'unlinked', number: 3, to: 3 },
    { kind: 'missing', number: 5, to: 6 },
    { kind: 'missing', number: 8, to: 8 },
    { kind: 'inserted', number: 9, to: 9 },
    { kind: 'rewritten', number: 10, to: 10 },
    { kind: 'cut', number: 12, to: 12 },
  ];
  const { operate, output } = aSite({ checked: 8, problems, reached: { number: 10, hash: '' }, isEnd: true });
  expect(await verify(operate, { heads: [], json: false }, output)).toBe(1);
  expect(output.written().split('\n')).toEqual([
    'Row 2 was changed.',
    'Row 3 does not follow row 2: one of the two was written anew.',
    'Rows 5 to 6 are missing.',
    'Row 8 is missing.',
    'Something was put in before row 9.',
    'Row 10 is another one than the head given: the trail was written anew.',
    'The end is missing: there was a row 12.',
    '8 rows read. The trail is not whole: 7 places.',
    '',
  ]);
});

test('the rows of some days are listed as a table, or as data', async () => {
  const pages = [
    { rows: [row(1)], reached: 1, isEnd: false },
    { rows: [row(2)], reached: 2, isEnd: true },
  ];
  const days = { from: '2026-06-01', until: '2026-06-30' };
  const { operate, asked, output } = aSite(...pages);
  expect(await list(operate, { ...days, json: false }, output)).toBe(0);
  expect(asked).toEqual([
    { from: '2026-06-01', to: '2026-06-30', after: 0 },
    { from: '2026-06-01', to: '2026-06-30', after: 1 },
  ]);
  expect(output.written()).toContain('enquiry-2');
  const asData = aSite(...pages);
  await list(asData.operate, { ...days, json: true }, asData.output);
  expect(JSON.parse(asData.output.written())).toEqual([row(1), row(2)]);
});

test.each([
  [[], 'audit list or audit verify'],
  [['erase'], 'audit list or audit verify'],
  [['verify', '--head', '12'], '"12" is no head'],
  [['verify', '--head', `0012:${'A'.repeat(64)}`], 'is no head'],
  [['verify', '--from', '2026-06-01'], '--from and --until belong to audit list'],
  [['list', '--until', 'today'], '"today" is no day'],
  [['list', '--head', `1:${hash}`], '--head belongs to audit verify'],
])('audit %j is refused before anything is asked', async (args, message) => {
  await expect(audit.run(args, keptOutput())).rejects.toThrow(message);
});
