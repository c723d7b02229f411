import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { RequestInputOf } from '../../../../shared/contract/endpoint.ts';
import type { OpenedEnquiry } from '../../../../shared/contract/enquiry-schemas.ts';
import type { OperationEntry } from '../../../publish/operations.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import { runEnquiries } from './enquiries-command.ts';

const operator = 'arn:aws:iam::123456789012:user/kim';

function anEnquiry(parts: Partial<OpenedEnquiry> = {}): OpenedEnquiry {
  return {
    id: '7d0f3a52-9c1e-4b7a-8f64-2e5d1c0b9a83',
    form: 'contact',
    receivedAt: '2026-11-22T09:30:00.000Z',
    state: 'open',
    finishedBy: '',
    finishedAt: '',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '13800138000',
    content: 'Does S3 Pro send LTC over NDI?',
    page: '/product-s3-lite',
    product: '',
    version: '',
    screenshot: '',
    ...parts,
  };
}

/** A site with these enquiries that answers as its operations do, and an output that keeps what is written. */
function aSite(...enquiries: OpenedEnquiry[]) {
  const asked: { name: string; request: Record<string, unknown> }[] = [];
  const operate = async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    const question = Object.fromEntries(Object.entries(Object(request)));
    asked.push({ name, request: question });
    const { month, email, id, cursor } = question;
    const ofMonth = enquiries.filter(({ receivedAt }) => receivedAt.startsWith(String(month)));
    /** Pages of two. */
    const pageOf = (all: readonly unknown[], from = Number(cursor)) => ({
      list: all.slice(from, from + 2),
      cursor: from + 2 < all.length ? String(from + 2) : '',
    });
    const answers: Record<string, () => unknown> = {
      listEnquiries: () => pageOf(email === undefined ? ofMonth : enquiries.filter((one) => one.email === email)),
      openEnquiry: () => enquiries.find((one) => one.id === id),
      finishEnquiry: () => ({ ...enquiries.find((one) => one.id === id), state: 'done', finishedBy: operator }),
      exportEnquiries: () => pageOf(ofMonth),
    };
    return z.parse<E['response']>(entry.response, answers[name]?.());
  };
  const output = keptOutput();
  const run = (...args: string[]) =>
    runEnquiries(args, output, async () => ({ operate, operator: async () => operator }));
  return { run, asked, written: output.written, told: output.told };
}

describe('enquiries list', () => {
  test('shows the open ones of all months that are kept, without what they say', async () => {
    const receivedAt = new Date().toISOString();
    const site = aSite(anEnquiry({ receivedAt }), anEnquiry({ receivedAt, state: 'done', finishedBy: operator }));
    expect(await site.run('list')).toBe(0);
    expect(site.asked).toHaveLength(25);
    expect(site.written()).toContain(anEnquiry().id);
    expect(site.written()).toContain('1 enquiry\n');
    expect(site.written()).not.toMatch(/Ada|13800138000|LTC/);
  });

  test('shows those of a month, whatever their state, as data too', async () => {
    const site = aSite(anEnquiry(), anEnquiry({ state: 'done', finishedBy: operator }));
    await site.run('list', '--month', '2026-11', '--json');
    expect(JSON.parse(site.written())).toHaveLength(2);
  });

  test('shows all of a month, however many pages they are', async () => {
    const site = aSite(...Array.from({ length: 7 }, () => anEnquiry()));
    await site.run('list', '--month', '2026-11');
    expect(site.written()).toContain('7 enquiries\n');
  });

  test('finds those of one contact', async () => {
    const site = aSite(anEnquiry(), anEnquiry({ email: 'else@example.com' }));
    await site.run('list', '--email', 'ada@example.com');
    expect(site.written()).toContain('1 enquiry\n');
  });
});

describe('enquiries show', () => {
  test('shows what was written, and says who asks', async () => {
    const site = aSite(anEnquiry());
    await site.run('show', anEnquiry().id);
    expect(site.written()).toContain('Does S3 Pro send LTC over NDI?');
    expect(site.written()).toMatch(/Page +\/product-s3-lite/);
    expect(site.asked[0]?.request).toEqual({ id: anEnquiry().id, operator });
  });

  test('shows nothing that would steer the terminal', async () => {
    const site = aSite(anEnquiry({ content: 'red \u001b[31m\u0007 text\nnext line' }));
    await site.run('show', anEnquiry().id);
    expect(site.written()).toContain('red \uFFFD[31m\uFFFD text\nnext line');
  });
});

test('enquiries done marks one, and says who did', async () => {
  const site = aSite(anEnquiry());
  await site.run('done', anEnquiry().id);
  expect(site.asked).toEqual([{ name: 'finishEnquiry', request: { id: anEnquiry().id, operator } }]);
  expect(site.written()).toContain('is done');
});

test('enquiries export prints all of a month, as JSON or comma-separated values', async () => {
  const contents = ['1', '2', '3', '4', '5'];
  const site = aSite(...contents.map((content) => anEnquiry({ content })));
  await site.run('export', '--month', '2026-11');
  expect(JSON.parse(site.written()).map(({ content }: OpenedEnquiry) => content)).toEqual(contents);
  expect(site.asked.map(({ request }) => request.cursor)).toEqual(['', '2', '4']);
  expect(site.told()).toBe('enquiries: 5\n');
  const asAsked = aSite(anEnquiry());
  await asAsked.run('export', '--month', '2026-11', '--json');
  expect(JSON.parse(asAsked.written())).toHaveLength(1);
  const other = aSite(anEnquiry());
  await other.run('export', '--month', '2026-11', '--csv');
  expect(other.written().split('\r\n')[0]).toContain('receivedAt');
});

test.each([
  [['read'], 'Say what to do'],
  [[], 'Say what to do'],
  [['show'], 'needs one id'],
  [['list', 'some-id'], 'takes no id'],
  [['list', '--month', '2026-13'], 'is no month'],
  [['list', '--month', '2026-11', '--email', 'a@example.com'], 'not both'],
  [['list', '--state', 'lost'], 'There is no state'],
  [['export'], 'needs --month'],
  [['export', '--month', '2026-11', '--csv', '--json'], 'not both'],
  [['show', 'id', '--csv'], 'does not belong'],
] as const)('%j is refused with a sentence', async (args, sentence) => {
  await expect(aSite().run(...args)).rejects.toThrow(sentence);
});
