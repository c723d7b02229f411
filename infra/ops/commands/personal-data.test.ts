import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { RequestInputOf } from '../../../shared/contract/endpoint.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { OperationEntry } from '../../publish/operations.ts';
import { keptOutput } from '../../terminal/kept-output.ts';
import { runPersonalData } from './personal-data.ts';

const operator = 'arn:aws:iam::123456789012:user/kim';
const at = '2026-11-22T09:30:00.000Z';

/** A site that keeps so many enquiries of one address, which it tells in pages of two, and an output that keeps what is written. */
function aSite(enquiries: number, { failing = false } = {}) {
  const asked: { name: string; request: Record<string, unknown> }[] = [];
  let ids = Array.from({ length: enquiries }, (_, index) => `enquiry-${index}`);
  const operate = async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    const question = Object.fromEntries(Object.entries(Object(request)));
    asked.push({ name, request: question });
    if (failing && name.startsWith('erase') && !name.endsWith('Accounts')) throw new Error('The function failed');
    const isTheirs = name.endsWith('Enquiries') && question.email === 'ada@example.com';
    const from = Number(question.cursor);
    const page = (isTheirs ? ids : []).slice(from, from + 2);
    const cursor = isTheirs && from + 2 < ids.length ? String(from + 2) : '';
    if (name.startsWith('erase')) {
      ids = ids.filter((id) => !page.includes(id));
      return z.parse<E['response']>(entry.response, {
        erased: page.length,
        cursor: ids.length > 0 && isTheirs ? '0' : '',
      });
    }
    const list = page.map((id) => ({ kind: 'enquiry', id, at, says: { content: `Content of ${id}` } }));
    return z.parse<E['response']>(entry.response, { list, cursor });
  };
  const output = keptOutput();
  const run = (...args: string[]) =>
    runPersonalData(args, output, async () => ({ name: 'local', operate, operator: async () => operator }));
  return { run, asked, left: () => ids.length, written: output.written, told: output.told };
}

const ada = ['--email', 'ada@example.com'];

describe('personal-data', () => {
  test('find lists what every domain keeps of a person, page by page', async () => {
    const site = aSite(3);
    expect(await site.run('find', ...ada)).toBe(0);
    for (const id of ['enquiry-0', 'enquiry-1', 'enquiry-2']) expect(site.written()).toContain(id);
    expect(site.written()).toContain('3 records are kept by the site "local".');
    expect(site.asked.map(({ name }) => name)).toEqual([
      'findPersonInAccounts',
      'findPersonInCertification',
      'findPersonInCommunity',
      'findPersonInEnquiries',
      'findPersonInEnquiries',
      'findPersonInOrders',
      'findPersonInUploads',
      'findPersonInAccounts',
    ]);
  });

  test('export prints all of it as JSON, and says who asked', async () => {
    const site = aSite(3);
    expect(await site.run('export', ...ada)).toBe(0);
    expect(JSON.parse(site.written()).enquiries).toHaveLength(3);
    expect(site.asked.at(-1)).toMatchObject({
      name: 'exportPersonFromAccounts',
      request: { email: 'ada@example.com', operator },
    });
  });

  test('erase without --yes only shows what would go', async () => {
    const site = aSite(1);
    expect(await site.run('erase', ...ada)).toBe(1);
    expect(site.written()).toContain('1 record is kept by the site "local".');
    expect(site.told()).toContain('Nothing was erased: add --yes.');
    expect(site.left()).toBe(1);
  });

  test('erase with --yes erases all pages', async () => {
    const site = aSite(1);
    expect(await site.run('erase', ...ada, '--yes')).toBe(0);
    expect(site.written()).toContain('enquiries of the site "local": 1 record is erased.');
    expect(site.left()).toBe(0);
  });

  test('a domain that fails is told, and the command ends with 1', async () => {
    const site = aSite(1, { failing: true });
    expect(await site.run('erase', ...ada, '--yes')).toBe(1);
    expect(site.told()).toContain('enquiries: not all was erased, The function failed');
  });

  test('what is found and what was erased is told as data too', async () => {
    const site = aSite(1);
    const [finding, erasing] = [aSite(1), aSite(1)];
    expect(await site.run('erase', ...ada, '--json')).toBe(1);
    await finding.run('find', ...ada, '--json');
    const found = [{ domain: 'enquiries', kind: 'enquiry', at, id: 'enquiry-0' }];
    expect([site, finding].map(({ written }) => JSON.parse(written()))).toEqual([found, found]);
    expect(await erasing.run('erase', ...ada, '--yes', '--json')).toBe(0);
    expect(JSON.parse(erasing.written())).toContainEqual({ domain: 'enquiries', erased: 1 });
    const failing = aSite(1, { failing: true });
    await failing.run('erase', ...ada, '--yes', '--json');
    expect(JSON.parse(failing.written())[0]).toEqual({
      domain: 'certification',
      erased: 0,
      failure: 'The function failed',
    });
    expect(failing.asked.map(({ name }) => name)).not.toContain('erasePersonFromAccounts');
    expect(JSON.parse(failing.written()).at(-1)).toMatchObject({
      domain: 'accounts',
      erased: 0,
      failure: expect.stringContaining('it comes last'),
    });
  });

  test.each([['find'], ['export'], ['erase', '--yes']])('%s tells how many domains are done', async (...args) => {
    const site = aSite(3);
    await site.run(...args, ...ada);
    expect(site.told()).toBe('domains: 6 of 6\n');
  });

  test.each([
    [['show', ...ada], 'Say what to do'],
    [['find', 'more', ...ada], 'Say what to do'],
    [['find'], 'Say who'],
    [['find', ...ada, '--phone', '1'], 'Say who'],
    [['erase', ...ada, '--email', 'bob@example.com', '--yes'], 'Say who'],
    [['export', ...ada, '--yes'], '--yes does not belong'],
  ])('%j is told what is wrong with it', async (args, message) => {
    await expect(aSite(0).run(...args)).rejects.toThrow(message);
  });
});

/** What each domain keeps under the names of Ada, whose address Ben's account had before; `erased` are ids that are gone. */
const keptOf: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Accounts: { 'ada@example.com': ['ada'], ada: ['ada'], ben: ['ben'] },
  // As the domain answers for the holder of the address: what Ben signed up for is not among it.
  Certification: { 'ada@example.com of ada': ['sign-up-1', 'sign-up-2'], ada: ['sign-up-1'], ben: ['sign-up-3'] },
  Enquiries: { 'ada@example.com of ada': ['enquiry-1'] },
  Orders: { ada: ['order-1', 'order-2'], ben: ['order-3'] },
};

function aSiteWithAccounts({ isErasedMeanwhile = false } = {}) {
  const erased: string[] = [];
  const operate = async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    const { email = '', member = '', holder } = Object(request);
    if (name === 'showMember' && isErasedMeanwhile) throw new Refusal('There is no member of this name');
    if (name === 'showMember')
      return z.parse<E['response']>(entry.response, {
        ...{ uid: member, state: 'active', registeredAt: at, erasedOn: '2036-11-22', userName: 'Ada', header: '' },
        ...{ email: 'ada@example.com', telephone: '', company: '', industry: '' },
      });
    const domain = name.replace(/^(find|export|erase)Person(In|From)/, '');
    const named = email === '' ? member : `${email}${holder === undefined ? '' : ` of ${holder}`}`;
    const byHolder = keptOf[domain]?.[named] ?? (domain === 'Accounts' ? keptOf[domain]?.[email] : undefined) ?? [];
    const kept = byHolder.filter((id) => !erased.includes(id));
    if (name.startsWith('erase')) {
      erased.push(...kept);
      return z.parse<E['response']>(entry.response, { erased: kept.length, cursor: '' });
    }
    const kind = domain === 'Accounts' ? 'account' : 'kept';
    return z.parse<E['response']>(entry.response, {
      list: kept.map((id) => ({ kind, id, at, says: { id } })),
      cursor: '',
    });
  };
  const output = keptOutput();
  const run = (...args: string[]) =>
    runPersonalData(args, output, async () => ({ name: 'local', operate, operator: async () => operator }));
  return { run, erased, written: output.written };
}

describe('a person with an account', () => {
  const theirs = ['ada', 'enquiry-1', 'order-1', 'order-2', 'sign-up-1', 'sign-up-2'];

  test.each([
    ['address', ada],
    ['id', ['--member', 'ada']],
  ])('is found whole by the %s, each record once, and nothing of another member', async (_, named) => {
    const [finding, exporting] = [aSiteWithAccounts(), aSiteWithAccounts()];
    await finding.run('find', ...named, '--json');
    const found: { id: string }[] = JSON.parse(finding.written());
    expect(found.map(({ id }) => id).toSorted()).toEqual(theirs);
    await exporting.run('export', ...named);
    for (const id of theirs) expect(exporting.written().split(`"id": "${id}",`)).toHaveLength(2);
    expect(exporting.written()).not.toMatch(/ben|sign-up-3|order-3/);
  });

  test('is found by the id alone when the account is erased while it is asked for', async () => {
    const site = aSiteWithAccounts({ isErasedMeanwhile: true });
    expect(await site.run('find', '--member', 'ada')).toBe(0);
    expect(site.written()).toContain('4 records are kept');
  });

  test('is erased by the address, the account last, and nothing of another member', async () => {
    const site = aSiteWithAccounts();
    expect(await site.run('erase', ...ada, '--yes', '--json')).toBe(0);
    expect(site.erased.toSorted()).toEqual(theirs);
    expect(site.erased.at(-1)).toBe('ada');
    expect(JSON.parse(site.written())).toContainEqual({ domain: 'certification', erased: 2 });
  });
});
