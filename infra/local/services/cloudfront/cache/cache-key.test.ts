import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aCachePolicy } from '../../../testing/an-edge.ts';
import type { EdgeRequest } from '../messages.ts';
import { cachePolicyType } from '../types.ts';
import { acceptedEncodings, cacheKeyFor } from './cache-key.ts';

const viewer = { address: '127.0.0.1', port: 1, httpVersion: '1.1' };

function aRequest(request: Partial<EdgeRequest>): EdgeRequest {
  return { method: 'GET', uri: '/', query: '', headers: {}, viewer, id: 'id', ...request };
}

function aPolicy(keyed: object) {
  return z.parse(cachePolicyType.properties, aCachePolicy({ keyed })).CachePolicyConfig;
}

function keyOf(keyed: object, request: Partial<EdgeRequest>) {
  return cacheKeyFor(aPolicy(keyed), 'origin')(aRequest(request));
}

test('a policy without parameters makes the path alone the key', () => {
  const plain = keyOf({}, { uri: '/a' });
  expect(keyOf({}, { uri: '/a', query: 'x=1', headers: { cookie: 'a=1', 'accept-language': 'de' } })).toEqual(plain);
  expect(keyOf({}, { uri: '/b' }).key).not.toBe(plain.key);
});

test.each([
  ['whitelist', ['page'], 'page=2'],
  ['all', [], 'page=2&utm=x'],
  ['none', [], ''],
])('query strings are part of the key by %s', (QueryStringBehavior, QueryStrings, kept) => {
  const keyed = { QueryStringsConfig: { QueryStringBehavior, QueryStrings } };
  expect(keyOf(keyed, { uri: '/a', query: 'page=2&utm=x' }).target).toBe(kept ? `/a?${kept}` : '/a');
});

test('parameters are named decoded, and one that is encoded badly is another', () => {
  const keyed = { QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['a b', 'ü'] } };
  const query = 'a+b=1&a%20b=2&%C3%BC=3&a%zz=4&%=5&%FC=6';
  expect(keyOf(keyed, { uri: '/a', query }).target).toBe('/a?a+b=1&a%20b=2&%C3%BC=3');
});

test('one path of two origins makes two objects', () => {
  const key = (origin: string) => cacheKeyFor(aPolicy({}), origin)(aRequest({ uri: '/a' })).key;
  expect(key('one')).not.toBe(key('other'));
});

test('Accept-Encoding is reduced to what the policy offers', () => {
  const both = aPolicy({});
  expect(acceptedEncodings('gzip, deflate, br, zstd', both)).toBe('br,gzip');
  expect(acceptedEncodings('br;q=1.0, gzip;q=0.8', both)).toBe('br,gzip');
  expect(acceptedEncodings('gzip, br;q=0', both)).toBe('gzip');
  expect(acceptedEncodings('identity', both)).toBe('');
  expect(acceptedEncodings(undefined, both)).toBe('');
  expect(acceptedEncodings('gzip, br', aPolicy({ EnableAcceptEncodingBrotli: false }))).toBe('gzip');
});
