import { expect, test } from 'vitest';
import { normalizedPath, pathPattern } from './path-pattern.ts';

test('a star stands for any text', () => {
  expect(pathPattern('/api/*').test('/api/pc/download')).toBe(true);
  expect(pathPattern('/api/*').test('/apis')).toBe(false);
  expect(pathPattern('*.jpg').test('/a/b.jpg')).toBe(true);
});

test('the leading slash is optional, the case matters and dots are only dots', () => {
  expect(pathPattern('media/*').test('/media/x')).toBe(true);
  expect(pathPattern('/media/*').test('/Media/x')).toBe(false);
  expect(pathPattern('/a.b').test('/axb')).toBe(false);
});

test('in an invalidation a question mark starts the query string', () => {
  expect(pathPattern('/list?page=*').test('/list?page=2')).toBe(true);
  expect(pathPattern('/list?page=*').test('/listXpage=2')).toBe(false);
});

test('dot segments do not lead past a behaviour', () => {
  expect(normalizedPath('/public/../api/x')).toBe('/api/x');
  expect(normalizedPath('/a//b/.well-known')).toBe('/a//b/.well-known');
});
