import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { listFaqTopics, readFaqEntry } from '../../shared/contract/content.ts';
import { rateFaqAnswer } from '../../shared/contract/enquiries.ts';
import type { FaqNode } from '../../shared/contract/faq-schemas.ts';
import { call } from '../support/requests/api-client.ts';

const siteUrl = inject('siteUrl');

/** A node and all below it. */
const withBelow = (node: FaqNode): FaqNode[] => [node, ...node.childMenus.flatMap(withBelow)];

describe('the FAQ', () => {
  test('the menu is the same with its type, without one, and by GET', async () => {
    const menu = await call(siteUrl, listFaqTopics, { type: 6 });
    expect(await call(siteUrl, listFaqTopics, {})).toEqual(menu);
    const reply = await fetch(`${siteUrl}/api/partner/wiki_dir?type=6`);
    expect(await reply.json()).toMatchObject({ status: 0, data: menu });
  });

  test('another type is refused', async () => {
    await expect(call(siteUrl, listFaqTopics, { type: 5 })).rejects.toThrow('The FAQ is type 6');
  });

  test('every entry of the menu can be read by its id, with a text', async () => {
    const nodes = (await call(siteUrl, listFaqTopics, {})).flatMap(withBelow);
    expect(nodes.length).toBeGreaterThan(60);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    for (const { id, title } of nodes) {
      const entry = await call(siteUrl, readFaqEntry, { id });
      expect(entry).toMatchObject({ id, title, content: expect.stringContaining('<p>') });
    }
  });

  test('an id that no entry has is refused in words', async () => {
    await expect(call(siteUrl, readFaqEntry, { id: 100 })).rejects.toThrow('There is no such entry of the FAQ');
  });

  test('an answer is rated, again under the same id too', async () => {
    const rating = { id: 101, helpful: 1, request_id: randomUUID() };
    expect(await call(siteUrl, rateFaqAnswer, rating)).toEqual({});
    expect(await call(siteUrl, rateFaqAnswer, rating)).toEqual({});
  });

  test.each([
    ['a topic', { id: 11, helpful: 1 }, 'There is no such entry of the FAQ'],
    ['what there is not', { id: 100, helpful: 1 }, 'There is no such entry of the FAQ'],
    ['something between', { id: 101, helpful: 2 }, 'Helpful is 1, and 0 where it was not'],
  ])('a rating of %s is refused in words', async (_, rating, words) => {
    await expect(call(siteUrl, rateFaqAnswer, rating)).rejects.toThrow(words);
  });
});
