import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listProductCategories, listProducts, listReleases } from '../../../../shared/contract/content.ts';
import { Refusal } from '../../../../shared/contract/dialect.ts';
import { recordDownload } from '../../../../shared/contract/downloads.ts';
import { defineEndpoint } from '../../../../shared/contract/endpoint.ts';
import { sendContact, sendEnquiry } from '../../../../shared/contract/enquiries.ts';
import { createCall, post, send } from './api.ts';

function answering(body: unknown, status = 200) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input));
    return Response.json(body, { status });
  };
  return { asked, call: createCall(fetch) };
}

const category = { type: 21, name: 'S3 Pro' };

describe('a read', () => {
  it('a read is a GET with query parameters on the path of the contract', async () => {
    const { asked, call } = answering({ code: 0, msg: 'success', data: [] });
    await call(listReleases, { type: 21 });
    expect(asked).toEqual(['/api/pc/product_list?type=21']);
  });

  it('a read returns the data that the schema of the reply lets through', async () => {
    const { asked, call } = answering({ status: 0, msg: 'success', data: [category] });
    expect(await call(listProductCategories, {})).toEqual([category]);
    expect(asked).toEqual(['/api/pc/product_category']);
  });

  it.each([
    ['a reply that says no', { status: 1, msg: 'closed' }, 200],
    ['a reply of another shape', { status: 0, data: [{ type: 'S3' }] }, 200],
    ['an error of the server', {}, 503],
  ])('a read fails on %s', async (_, body, status) => {
    const { call } = answering(body, status);
    await expect(call(listProductCategories, {})).rejects.toThrow();
  });

  it('a read fails on a body that is not JSON', async () => {
    const call = createCall(async () => new Response('<html>'));
    await expect(call(listProducts, {})).rejects.toThrow();
  });

  it('a read fails when nothing answers', async () => {
    const call = createCall(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(listProducts, {})).rejects.toThrow('Failed to fetch');
  });
});

describe('a post', () => {
  it('a post outlives the page and carries JSON', async () => {
    const sent: unknown[] = [];
    await post(recordDownload, { type: 21, version: '5.2.0', system: 1 }, async (input, init) => {
      sent.push(input, init);
      return Response.json({});
    });
    expect(sent).toEqual([
      '/api/pc/product_download',
      {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: '{"type":21,"version":"5.2.0","system":1,"lang":"en"}',
        signal: expect.any(AbortSignal),
      },
    ]);
  });
});

describe('live data', () => {
  const common = { caller: 'visitor', example: { id: 3 }, dialect: 'status' } as const;
  const request = z.object({ id: z.int() });
  const cache = { kind: 'live', sharedSeconds: 5, staleSeconds: 0 } as const;
  /** A read and a write that changes it, of a path of their own. */
  const aThread = (path: `/${string}`) => {
    const list = defineEndpoint({ ...common, request, summary: 'Lists.', path, response: z.array(z.string()), cache });
    const write: `/${string}` = `${path}_add`;
    const adding = { ...common, request, summary: 'Adds.', path: write, response: z.object({}) };
    const add = defineEndpoint({ ...adding, changes: [list] });
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (input, { method = 'GET', cache: mode = 'default', body } = {}) => {
      asked.push([method, String(input), mode, body].filter(Boolean).join(' '));
      if (input === write) throw new TypeError('Failed to fetch');
      return Response.json({ status: 0, msg: 'success', data: [] });
    };
    return { list, add, asked, fetch, call: createCall(fetch) };
  };

  it('live data is read by GET, and no reply that the browser keeps is used unasked', async () => {
    const { list, call, asked } = aThread('/api/notes');
    await call(list, { id: 3 });
    expect(asked).toEqual(['GET /api/notes?id=3 no-cache']);
  });

  it.each(['send', 'post'] as const)(
    'whoever has written by %s reads past all caches, even if nobody knows whether it arrived',
    async (how) => {
      const { list, add, call, asked, fetch } = aThread(`/api/notes-${how}`);
      const other = aThread(`/api/others-${how}`);
      await expect({ send, post }[how](add, { id: 3 }, fetch)).rejects.toThrow('Failed to fetch');
      await call(list, { id: 3 });
      expect(asked.at(-1)).toBe(`POST /api/notes-${how} default {"id":3,"lang":"en"}`);
      await other.call(other.list, { id: 3 });
      expect(other.asked.at(-1)).toMatch(/^GET/);
    },
  );
});

describe('what a person sends', () => {
  const answer =
    (body: unknown, status = 200) =>
    async () =>
      Response.json(body, { status });

  it('what a person sends is JSON on the path of the contract, and the server answers in words', async () => {
    const asked: unknown[] = [];
    const message = await send(sendContact, { name: 'Ada' }, async (input, init) => {
      asked.push(input, init?.method, init?.body);
      return Response.json({ status: 0, msg: 'Thank you.', data: {} });
    });
    expect(message).toBe('Thank you.');
    expect(asked).toEqual(['/api/pc/contact', 'POST', '{"name":"Ada","lang":"en"}']);
  });

  it('what a person sends is a form where the contract says so', async () => {
    const asked: unknown[] = [];
    const words = { name: 'Ada & Zoë', email: '49151', content: 'Two walls\n= 4K', type: 1, website: undefined };
    const message = await send(sendEnquiry, words, async (input, init) => {
      asked.push(input, init?.headers, init?.body);
      return Response.json({ code: 200, message: 'Thank you.', data: {} });
    });
    expect(message).toBe('Thank you.');
    expect(asked).toEqual([
      '/api/partner/contact',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'name=Ada+%26+Zo%C3%AB&email=49151&content=Two+walls%0A%3D+4K&type=1&lang=en',
    ]);
    const { website, ...sent } = words;
    expect(Object.fromEntries(new URLSearchParams(String(asked[2])))).toEqual({ ...sent, type: '1', lang: 'en' });
  });

  it.each([429, 503])('a busy site (HTTP %i) says how long to wait', async (status) => {
    const busy = send(sendContact, {}, async () => new Response('', { status, headers: { 'retry-after': '12' } }));
    await expect(busy).rejects.toMatchObject({ name: 'SiteBusy', waitMs: 12_000 });
  });

  it('a refusal says what the server said', async () => {
    const refused = send(sendContact, {}, answer({ status: 1, msg: 'Please enter your name' }));
    await expect(refused).rejects.toThrow(new Refusal('Please enter your name'));
  });

  it('an error of the server is no refusal, whatever its body says', async () => {
    const failed = send(sendContact, {}, answer({ status: 0, msg: 'success' }, 503));
    await expect(failed).rejects.toThrow('HTTP 503');
    await expect(failed).rejects.not.toThrow(Refusal);
  });
});
