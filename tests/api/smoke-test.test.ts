import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { smokeTest } from '../../infra/deployment/smoke-test.ts';
import { contract } from '../../shared/contract/registry.ts';

const url = inject('siteUrl');

/** The site behind a server that answers one path by itself. */
async function withFault(path: string, answer: { readonly status: number; readonly body: string }): Promise<string> {
  const server = createServer(async (request, response) => {
    if (request.url?.split('?')[0] === path) return response.writeHead(answer.status).end(answer.body);
    const { status, headers, body } = await fetch(`${url}${request.url}`, { redirect: 'manual' });
    response.writeHead(status, {
      'content-security-policy': 'x',
      'strict-transport-security': headers.get('strict-transport-security') ?? '',
    });
    for await (const part of body ?? []) response.write(part);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a server that listens on a port has one
}

test('a site that is well has no faults, and its API refuses whoever comes past the edge', async () => {
  expect(await smokeTest({ url }, { contract })).toEqual([]);
});

test('an API that answers anybody is a fault', async () => {
  expect(await smokeTest({ url, apiUrl: url }, { contract })).toEqual([
    expect.stringContaining('answers 200, not 401 or 403'),
  ]);
});

test.each([
  ['a page that is empty', '/contact', { status: 200, body: '' }, 'has no'],
  ['a page that is gone', '/contact', { status: 404, body: '' }, 'answers 404'],
  ['a read that fails', '/api/pc/product', { status: 500, body: '{}' }, 'answers 500'],
  [
    'a read that says something else',
    '/api/pc/product',
    { status: 200, body: '{"status":0,"data":7}' },
    'answers what',
  ],
  ['no sitemap', '/sitemap.xml', { status: 403, body: '' }, 'answers 403'],
  ['a page for what is not there', '/no-such-page', { status: 200, body: '' }, 'not 302'],
])('%s is a fault', async (_, path, answer, told) => {
  expect(await smokeTest({ url: await withFault(path, answer) }, { contract })).toEqual([
    expect.stringContaining(told),
  ]);
});

test('a site that does not answer is told as such, without a stack trace', async () => {
  const faults = await smokeTest({ url: 'http://127.0.0.1:1' }, { contract });
  expect(faults[0]).toMatch(/sitemap.xml: fails: /);
});
