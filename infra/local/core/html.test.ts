import { expect, it } from 'vitest';
import { html, page, table } from './html.ts';

it('what is put into HTML is escaped, unless it is HTML itself', () => {
  const bold = html`<b>${'<script>&"\''}</b>`;
  expect(bold.html).toBe('<b>&#60;script&#62;&#38;&#34;&#39;</b>');
  expect(html`${bold}${[html`1`, html`2`]}${3}`.html).toBe(`${bold.html}123`);
});

it('columns of numbers are aligned right, and a table without rows says so', () => {
  const { html: filled } = table(['Queue', 'Visible'], [['a', 1]], 'none');
  expect(filled).toContain('<th class="text">Queue</th><th class="number">Visible</th>');
  expect(table(['Queue'], [], 'No queues.').html).toBe('<p class="quiet">No queues.</p>');
});

it('a page has its title and links to the other ones', () => {
  const document = page('Queues & more', html`<p>content</p>`, ['', 'queues.json']);
  expect(document).toMatch(/^<!doctype html><html lang="en">.*<title>Queues &#38; more<\/title>/s);
  expect(document).toContain('<a href="/__local/">overview</a><a href="/__local/queues.json">queues.json</a>');
  expect(document).toContain('<main><p>content</p></main>');
});
