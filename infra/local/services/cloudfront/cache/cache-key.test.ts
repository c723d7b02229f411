import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aCachePolicy } from '../../../testing/an-edge.ts';
import type { EdgeRequest } from '../messages.ts';
import { cachePolicyType } from '../types.ts';
import { acceptedEncoding, cacheKeyFor } from './cache-key.ts';

const viewer = { address: '127.0.0.1', port: 1, httpVersion: '1.1' };

function aRequest(request: Partial<EdgeRequest>): EdgeRequest {
  return { method: 'GET', uri: '/', query: '', headers: {}, viewer, id: 'id', ...request };
}

function keyOf(keyed: object, request: Partial<EdgeRequest>) {
  const policy = z.parse(cachePolicyType.properties, aCachePolicy({ keyed })).CachePolicyConfig;
  return cacheKeyFor(policy)(aRequest(request), 'origin');
}

test('a policy without parameters keys by path alone', () => {
  const plain = keyOf({}, { uri: '/a' });
  expect(keyOf({}, { uri: '/a', query: 'x=1', headers: { cookie: 'a=1', 'accept-language': 'de' } })).toEqual(plain);
  expect(keyOf({}, { uri: '/b' }).key).not.toBe(plain.key);
});

test.each([
  ['whitelist', ['page'], 'page=2'],
  ['allExcept', ['page'], 'utm=x'],
  ['all', [], 'page=2&utm=x'],
  ['none', [], ''],
])('query strings by %s', (QueryStringBehavior, QueryStrings, kept) => {
  const keyed = { QueryStringsConfig: { QueryStringBehavior, QueryStrings } };
  expect(keyOf(keyed, { uri: '/a', query: 'page=2&utm=x' }).target).toBe(kept ? `/a?${kept}` : '/a');
});

test('listed headers and cookies tell objects apart, others do not', () => {
  const keyed = {
    HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept-Language'] },
    CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['session'] },
  };
  const key = (headers: Record<string, string>) => keyOf(keyed, { headers }).key;
  expect(key({ 'accept-language': 'de' })).not.toBe(key({ 'accept-language': 'en' }));
  expect(key({ cookie: 'session=1; x=1' })).toBe(key({ cookie: 'x=2; session=1' }));
  expect(key({ cookie: 'session=1' })).not.toBe(key({ cookie: 'session=2' }));
  expect(key({ 'user-agent': 'a' })).toBe(key({ 'user-agent': 'b' }));
});

test('Accept-Encoding is reduced to what the policy offers', () => {
  const both = { gzip: true, br: true };
  expect(acceptedEncoding('gzip, deflate, br, zstd', both)).toBe('br,gzip');
  expect(acceptedEncoding('br;q=1.0, gzip;q=0.8', both)).toBe('br,gzip');
  expect(acceptedEncoding('gzip, br;q=0', both)).toBe('gzip');
  expect(acceptedEncoding('identity', both)).toBe('');
  expect(acceptedEncoding(undefined, both)).toBe('');
  expect(acceptedEncoding('gzip, br', { gzip: true, br: false })).toBe('gzip');
});
