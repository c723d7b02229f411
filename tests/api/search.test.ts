import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { reportSearch } from '../../shared/contract/enquiries.ts';
import { call } from '../support/requests/api-client.ts';

const siteUrl = inject('siteUrl');

describe('a search that found nothing', () => {
  test('is counted, again under the same id too', async () => {
    const report = { words: 'Laser 投影', request_id: randomUUID() };
    expect(await call(siteUrl, reportSearch, report)).toEqual({});
    expect(await call(siteUrl, reportSearch, report)).toEqual({});
  });

  test.each([
    ['without words, which are not for keeping', {}],
    ['with a number that the client let through', { words: '13800138000' }],
  ])('is counted %s', async (_, report) => {
    expect(await call(siteUrl, reportSearch, report)).toEqual({});
  });

  test.each([
    ['empty words', ' # ', 'Words are expected'],
    ['more words than are kept', 'a'.repeat(41), 'What was searched for has at most 40 characters'],
    ['a list', ['laser'], 'A text is expected'],
  ])('with %s is refused in words', async (_, words, message) => {
    await expect(call(siteUrl, reportSearch, { words } as never)).rejects.toThrow(message);
  });
});
