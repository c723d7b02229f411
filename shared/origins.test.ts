import { expect, it } from 'vitest';
import { framersOf, outsideScripts, reachDirectives, reachOf, type Surface } from './origins.ts';

const outside = {
  uploads: 'https://uploads.example',
  paymentGateway: ['https://pay.example', 'https://*.pay.example'],
  filmHosts: ['https://films.example'],
};

it('a stage without outside origins lets pages reach the site alone, and frame nothing else', () => {
  for (const surface of ['pages', 'calls', 'files'] as const) {
    const sources = Object.values(reachOf(surface, {})).flat();
    expect(new Set(sources)).toEqual(new Set([`'self'`, 'data:', ...(surface === 'pages' ? ['blob:'] : [])]));
  }
});

it('pages show a picture that the visitor has chosen, and use files of the browser for nothing else', () => {
  const usesOfBlobs = (surface: Surface) =>
    reachDirectives.filter((directive) => reachOf(surface, outside)[directive].includes('blob:'));
  expect(usesOfBlobs('pages')).toEqual(['img-src']);
  expect(usesOfBlobs('calls')).toEqual([]);
  expect(usesOfBlobs('files')).toEqual([]);
});

it('pages reach what their stage works with, each for its own use; calls and files do not', () => {
  const reach = reachOf('pages', outside);
  const usesOf = (origin: string) => reachDirectives.filter((directive) => reach[directive].includes(origin));
  expect(usesOf('https://uploads.example')).toEqual(['connect-src']);
  expect(usesOf('https://pay.example')).toEqual(['form-action']);
  expect(usesOf('https://*.pay.example')).toEqual(['form-action']);
  expect(usesOf('https://films.example')).toEqual(['frame-src']);
  expect(reach['frame-src']).toContain(`'self'`);
  expect(reachOf('calls', outside)).toEqual(reachOf('calls', {}));
  expect(reachOf('files', outside)).toEqual(reachOf('files', {}));
});

it('pages alone may run a script of others: the file of WeChat, whole', () => {
  expect(outsideScripts('pages')).toEqual(['https://res.wx.qq.com/open/js/jweixin-1.6.0.js']);
  expect([outsideScripts('calls'), outsideScripts('files')]).toEqual([[], []]);
});

it('files may be framed by the pages of the site, and pages by nobody', () => {
  expect(framersOf('files')).toEqual([`'self'`]);
  expect(framersOf('pages')).toEqual([`'none'`]);
  expect(framersOf('calls')).toEqual([`'none'`]);
});
