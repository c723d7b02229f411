import { expect, it } from 'vitest';
import { reachDirectives, reachOf } from './origins.ts';

const outside = {
  uploads: 'https://uploads.example',
  paymentGateway: 'https://pay.example',
  filmHosts: ['https://films.example'],
};

it('a stage without outside origins lets pages reach the site alone, and frame nothing', () => {
  for (const surface of ['pages', 'calls', 'files'] as const) {
    const sources = Object.values(reachOf(surface, {})).flat();
    expect(new Set(sources)).toEqual(new Set([`'self'`, 'data:']));
    expect(reachOf(surface, {})['frame-src']).toEqual([]);
  }
});

it('pages reach what their stage works with, each for its own use; calls and files do not', () => {
  const reach = reachOf('pages', outside);
  const usesOf = (origin: string) => reachDirectives.filter((directive) => reach[directive].includes(origin));
  expect(usesOf('https://uploads.example')).toEqual(['img-src', 'media-src', 'connect-src', 'form-action']);
  expect(usesOf('https://pay.example')).toEqual(['form-action']);
  expect(usesOf('https://films.example')).toEqual(['frame-src']);
  expect(reachOf('calls', outside)).toEqual(reachOf('calls', {}));
  expect(reachOf('files', outside)).toEqual(reachOf('files', {}));
});
