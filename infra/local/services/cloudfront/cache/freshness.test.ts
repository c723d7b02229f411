import { expect, test } from 'vitest';
import { lifetimeOf } from './freshness.ts';

const policy = { MinTTL: 0, DefaultTTL: 60, MaxTTL: 1000 };
const fresh = (headers: Record<string, string>, bounds = {}, status = 200) =>
  lifetimeOf(status, headers, { ...policy, ...bounds })?.fresh;

test('s-maxage counts before max-age, and max-age before Expires', () => {
  const expires = new Date(Date.now() + 900_000).toUTCString();
  expect(fresh({ 'cache-control': 'public, max-age=5, s-maxage=50', expires })).toBe(50);
  expect(fresh({ 'cache-control': 'max-age=5', expires })).toBe(5);
  expect(fresh({ expires })).toBeGreaterThan(890);
});

test('the policy bounds what the origin says, and decides when the origin says nothing', () => {
  expect(fresh({ 'cache-control': 'max-age=5' }, { MinTTL: 10 })).toBe(10);
  expect(fresh({ 'cache-control': 'max-age=5000' })).toBe(1000);
  expect(fresh({})).toBe(60);
});

test.each(['no-store', 'private, max-age=60', 'no-cache'])(
  '%s is not kept, unless the policy has a minimum',
  (text) => {
    expect(fresh({ 'cache-control': text })).toBeUndefined();
    expect(fresh({ 'cache-control': text }, { MinTTL: 7 })).toBe(7);
  },
);

test('a lifetime of zero seconds is kept only with something to revalidate by', () => {
  expect(fresh({ 'cache-control': 'max-age=0' })).toBeUndefined();
  expect(fresh({ 'cache-control': 'max-age=0', etag: '"a"' })).toBe(0);
});

test('the age the response already has is deducted', () => {
  expect(fresh({ 'cache-control': 'max-age=50', age: '20' })).toBe(30);
});

test('a stale object is served for as long as the origin allows', () => {
  const stated = 'max-age=1, stale-while-revalidate=30, stale-if-error=40';
  expect(lifetimeOf(200, { 'cache-control': stated }, policy)).toMatchObject({
    staleWhileRevalidate: 30,
    staleIfError: 40,
  });
  expect(lifetimeOf(200, { 'cache-control': `${stated}, must-revalidate` }, policy)).toMatchObject({
    staleWhileRevalidate: 0,
    staleIfError: 0,
  });
});

test('errors are kept for at least the error caching minimum, some only when the origin or the distribution asks for it', () => {
  expect(fresh({}, {}, 404)).toBe(10);
  expect(fresh({ 'cache-control': 'no-store' }, {}, 502)).toBe(10);
  expect(fresh({ 'cache-control': 'max-age=99' }, {}, 404)).toBe(99);
  expect(fresh({}, {}, 403)).toBeUndefined();
  expect(lifetimeOf(403, {}, policy, 30)?.fresh).toBe(30);
  expect(fresh({ 'cache-control': 'max-age=5' }, {}, 403)).toBe(10);
  expect(fresh({ 'cache-control': 'max-age=5' }, {}, 429)).toBeUndefined();
});
