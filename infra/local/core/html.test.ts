import { expect, it } from 'vitest';
import { html, page, table } from './html.ts';

it('escapes what is put in, unless it is HTML itself', () => {
  const bold = html`<b>${'<script>&"\''}</b>`;
  expect(bold.html).toBe('<b>&lt;script&gt;&amp;&quot;&#39;</b>');
  expect(html`${bold}${[html`1`, html`2`]}${3}`.html).toBe(`${bold.html}123`);
});

it('sets columns of numbers right, and says when there are no rows', () => {
  const { html: filled } = table(['Queue', 'Visible'], [['a', 1]], 'none');
  expect(filled).toContain('<th class="text">Queue</th><th class="number">Visible</th>');
  expect(table(['Queue'], [], 'No queues.').html).toBe('<p class="quiet">No queues.</p>');
});

it('makes a page with its title and links to the other ones', () => {
  const document = page('Queues & more', html`<p>content</p>`, ['', 'queues.json']);
  expect(document).toMatch(/^<!doctype html><html lang="en">.*<title>Queues &amp; more<\/title>/s);
  expect(document).toContain('<a href="/__local/">overview</a><a href="/__local/queues.json">queues.json</a>');
  expect(document).toContain('<main><p>content</p></main>');
});
