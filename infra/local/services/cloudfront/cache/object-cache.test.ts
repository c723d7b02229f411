import { expect, test } from 'vitest';
import { type CachedObject, createObjectCache, freshnessOf, invalidate, mayServeOnError } from './object-cache.ts';

function anObject(object: Partial<CachedObject> = {}): CachedObject {
  const lifetime = { fresh: 10, staleWhileRevalidate: 5, staleIfError: 20 };
  return {
    status: 200,
    headers: {},
    body: Buffer.alloc(10),
    target: '/a',
    storedAt: 0,
    initialAge: 0,
    lifetime,
    ...object,
  };
}

test('the object that was not used for longest is dropped first when the cache is full', () => {
  const cache = createObjectCache(25_000, 20_000);
  const body = Buffer.alloc(10_000);
  cache.set('a', anObject({ body }));
  cache.set('b', anObject({ body }));
  cache.get('a');
  cache.set('c', anObject({ body }));
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true]);
  expect(cache.size).toBe(2);
});

test('an object larger than allowed is not kept', () => {
  const cache = createObjectCache(25_000, 10_000);
  cache.set('a', anObject({ body: Buffer.alloc(10_001) }));
  expect(cache.size).toBe(0);
});

test('an object passes from fresh to revalidating to stale', () => {
  const at = (seconds: number) => freshnessOf(anObject(), seconds * 1000);
  expect([at(9), at(10), at(14), at(15)]).toEqual([
    'fresh',
    'stale-while-revalidate',
    'stale-while-revalidate',
    'stale',
  ]);
});

test('an expired object may stand in for an error, but never an error', () => {
  expect(mayServeOnError(anObject(), 29_000)).toBe(true);
  expect(mayServeOnError(anObject(), 30_000)).toBe(false);
  expect(mayServeOnError(anObject({ status: 404 }), 11_000)).toBe(false);
});

test('an invalidation drops the paths it names and no others', () => {
  const cache = createObjectCache(1_000_000, 1_000);
  for (const target of ['/a', '/a?page=2', '/b/c', '/b/d']) cache.set(target, anObject({ target }));
  expect(invalidate(cache, ['/a'])).toBe(1);
  expect(invalidate(cache, ['/b/*'])).toBe(2);
  expect(cache.get('/a?page=2')).toBeDefined();
  expect(invalidate(cache, ['/*'])).toBe(1);
  expect([cache.size, cache.calculatedSize]).toEqual([0, 0]);
});
