import { expect, test } from 'vitest';
import { fittingDocument } from './fitting-document.ts';
import { bytesOnTheWire, type Compression, oneWindow } from './one-window.ts';

/** Text that hardly compresses, the same each time. */
function noise(bytes: number): string {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  };
  return Array.from({ length: bytes }, next).join('');
}

const first = '<main><h1>Stage</h1><p>Lights</p>';
const html = `${first}<section class="late">Later</section></main><footer>Company</footer>`;

interface Bytes {
  /** The text itself, or so much noise. */
  readonly content?: number | string;
  readonly data?: number;
  readonly late?: number;
  readonly compression?: Compression;
}

/** A list of which a compressor makes more when it has the time. */
const list = Array.from({ length: 2_800 }, (_, at) => `<li>Case ${(at * 7_919) % 9_973} ${at ** 2 % 8_191}</li>`).join(
  '',
);

function aDocument({ content = 0, data = 0, late = 0, compression = 'edge' }: Bytes) {
  return fittingDocument({
    page: {
      html: html.replace('Lights', typeof content === 'string' ? content : noise(content)),
      embedded: { name: 'about', params: {}, data: noise(data) },
      meta: { title: 'About', description: 'About us' },
      preloads: [],
    },
    loader: 'start()',
    scripts: ['/assets/entry.js'],
    module: '/assets/about.js',
    styleSheets: ['/assets/shell.css'],
    sheets: [`h1{color:red}.gone{color:red}.late::after{content:"${noise(late)}"}`],
    feeds: [],
    compression,
  });
}

test('a small document holds its data, and of its style what could match', () => {
  const { html: text, style, data } = aDocument({});
  expect(style).toBe('h1{color:red}.late::after{content:""}');
  expect(text).toContain('"name":"about"');
  expect(text).not.toContain('data-source');
  expect(data).toBeUndefined();
});

test('a document that is too large has its data in a script of its own, named by its content and asked for with the others', () => {
  const { html: text, style, data } = aDocument({ data: 30_000 });
  expect(data?.key).toMatch(/^assets\/data-[\w-]{8}\.js$/);
  expect(data?.text).toContain('export const name="about",params={},data="');
  expect(text).toContain(`data-scripts="/assets/entry.js /${data?.key}"`);
  expect(text).toContain(`data-module="/assets/about.js" data-source="/${data?.key}"></script>`);
  expect(style).toContain('.late');
  expect(bytesOnTheWire(text)).toBeLessThanOrEqual(oneWindow);
});

test('a document that is still too large has the rules of its first screen, and the rest only where there is no script', () => {
  const { html: text, style } = aDocument({ late: 30_000 });
  expect(style.startsWith('h1{color:red}.scripted:not(.styled) ')).toBe(true);
  expect(style.endsWith('{visibility:hidden}')).toBe(true);
  expect(text).toContain('<noscript><link rel="stylesheet" href="/assets/shell.css"></noscript>');
  expect(bytesOnTheWire(text)).toBeLessThanOrEqual(oneWindow);
});

test('a document that is too large by what it says keeps the style of all of it', () => {
  const { html: text, style } = aDocument({ content: 40_000, late: 1_000 });
  expect(style).toContain('.late');
  expect(text).not.toContain('<noscript>');
});

test('a document that is compressed ahead may have what fits then', () => {
  expect(aDocument({ content: list }).html).toContain('data-source');
  const { html: text } = aDocument({ content: list, compression: 'ahead' });
  expect(text).not.toContain('data-source');
  expect(bytesOnTheWire(text)).toBeGreaterThan(oneWindow);
  expect(bytesOnTheWire(text, 'ahead')).toBeLessThanOrEqual(oneWindow);
});
