import { describe, expect, it } from 'vitest';
import { listProductCategories, listProducts, listReleases } from '../../../shared/contract/content.ts';
import { recordDownload } from '../../../shared/contract/downloads.ts';
import { createCall, post } from './api.ts';

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
