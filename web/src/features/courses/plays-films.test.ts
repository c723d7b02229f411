import { expect, test } from 'vitest';
import { playsFilms } from './plays-films.ts';

test('a browser that knows either kind of our films plays them', () => {
  expect(playsFilms((type) => (type.includes('avc1') ? 'probably' : ''))).toBe(true);
  expect(playsFilms((type) => (type.includes('av01') ? 'maybe' : ''))).toBe(true);
});

test('a browser that knows neither does not', () => {
  expect(playsFilms(() => '')).toBe(false);
});
