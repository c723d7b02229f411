import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Fragment, markup } from '../html/fragment.ts';
import { exampleMail } from '../testing/example-mail.ts';
import { action, codeToCopy, facts, note, noteWithLink, paragraph, quotation } from './blocks.ts';
import { framed } from './frame.ts';

const hostile = '<img src=x onerror=alert(1)>"\'& {{7*7}} </style>';

describe('markup', () => {
  test('every value is escaped', () => {
    expect(String(markup`<p title="${hostile}">${hostile}</p>`)).not.toMatch(/<img|" *'|<\/style>/);
    expect(String(markup`${'<'}${1}`)).toBe('&lt;1');
  });

  test('a fragment is put in as it is, and what only looks like one is not', () => {
    expect(String(markup`<b>${markup`<i>${'a&b'}</i>`}</b>`)).toBe('<b><i>a&amp;b</i></b>');
    const forged: unknown = { toString: () => '<script>', '#html': '<script>' };
    expect(() => String(markup`${forged as Fragment}`)).toThrow(TypeError);
  });
});

describe('a mail in the frame', () => {
  const { subject, text, html } = exampleMail.render({ name: hostile, message: `First line\r\n${hostile}` });

  test('what somebody typed is in HTML and text, and is markup in neither', () => {
    expect(html).not.toContain('<img');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).toContain('First line<br>&lt;img');
    expect(text).toContain(`> First line\n> ${hostile}`);
    expect(subject).toContain(hostile);
  });

  test('text and HTML say the same', () => {
    const words = html
      .replace(/<(style|title)>[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
      .replace(/&#39;/g, "'")
      .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? '');
    for (const line of text.replace(/https:\S+/g, '').split('\n')) {
      for (const word of line.split(/[ :>]+/).filter((each) => /^\w+$/.test(each))) expect(words).toContain(word);
    }
    expect(text).toContain('See the products: https://www.example.com/product');
  });

  test('it follows the setting of its reader, and needs no table', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).not.toContain('<table');
  });
});

test('whatever somebody typed, neither text nor HTML of a mail has control characters or marks of direction', () => {
  const typed = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\0', '\x1b', '\x7f', '\x9b', '\u2028', '\u061c', '\u200f', '\u202e', '\u2066'),
      fc.string(),
    ),
  });
  const address = 'https://www.example.com/';
  fc.assert(
    fc.property(typed, (words) => {
      const { text, html } = framed({
        subject: words,
        preview: words,
        heading: words,
        blocks: [
          paragraph(words),
          facts([[words, `x${words}`]]),
          quotation(words),
          action(words, address),
          codeToCopy(words),
          note(words),
          noteWithLink(words, words, address),
        ],
        reason: words,
      });
      for (const part of [text, html]) expect(part).not.toMatch(/[^\P{Cc}\t\n]|[\p{Bidi_Control}\u2028\u2029]/u);
    }),
  );
});

test('facts without a value are left out', () => {
  const { html, text } = facts([
    ['Name', 'Ada'],
    ['Company', ''],
  ]);
  expect(text).toBe('Name: Ada');
  expect(String(html)).not.toContain('Company');
});

test('a quotation shows control characters and marks of direction instead of acting on them', () => {
  const { text } = quotation('a\u0000b\u001bc\u202ed\te\u2028f');
  expect(text).toBe('> a\uFFFDb\uFFFDc\uFFFDd\te\n> f');
});

test('a quotation keeps its lines', () => {
  expect(quotation('a\r\n\r\nb').text).toBe('> a\n>\n> b');
});

test('an address as long as a token makes it is written out only where there are no links', () => {
  const address = `https://www.example.com/api/mail/unsubscribe?token=${'a'.repeat(200)}`;
  const { html, text } = noteWithLink('Enough?', 'End it', address);
  expect(text).toBe(`Enough? End it: ${address}`);
  expect(String(html).replace(/<[^>]+>/g, '')).toBe('Enough? End it');
  expect(String(html)).toContain(`href="${address}"`);
});

test.each(['javascript:alert(1)', 'http://example.com', '//example.com', ' https://example.com'])(
  'a link to %s is refused',
  (address) => {
    expect(() => action('Go', address)).toThrow('https');
    expect(() => noteWithLink('Enough?', 'End it', address)).toThrow('https');
  },
);

test('links of a mail lead to the stage, and on a laptop to its port and no other', () => {
  vi.stubEnv('SITE_HOST', 'localhost:8080');
  const { text, html } = exampleMail.render({ name: 'Ada', message: 'Hello' });
  expect(text).toContain('\nhttp://localhost:8080\n');
  expect(html).toContain('href="http://localhost:8080"');
  const address = 'http://localhost:8080/personal?page=2';
  expect(action('See your orders', address).text).toBe(`See your orders: ${address}`);
  expect(() => action('Go', 'http://localhost:8081/personal')).toThrow('https');
});
