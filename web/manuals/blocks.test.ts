import { expect, test } from 'vitest';
import { renderBlocks } from './blocks.ts';

const render = (markdown: string) => renderBlocks(markdown, ({ picture, width }) => `${picture}-${width}.jpg`);

test('chapters and sections are numbered, and have ids of their words', () => {
  const { headings } = render(
    '## Before you begin\n\n## 3D mapping\n\n### Prepare the model\n\n### Calibrate\n\n## Sound\n\n### Cards',
  );
  expect(headings).toEqual([
    { id: 'before-you-begin', level: 2, text: '1 Before you begin' },
    { id: '3d-mapping', level: 2, text: '2 3D mapping' },
    { id: 'prepare-the-model', level: 3, text: '2.1 Prepare the model' },
    { id: 'calibrate', level: 3, text: '2.2 Calibrate' },
    { id: 'sound', level: 2, text: '3 Sound' },
    { id: 'cards', level: 3, text: '3.1 Cards' },
  ]);
});

test('figures are numbered, and are no part of a paragraph', () => {
  const { html } = render('![A wall](wall "The wall.")\n\n![A "floor"](floor#wide "The floor.")');
  expect(html).toContain(
    '<figure class="text"><img src="wall-text.jpg" alt="A wall"><figcaption><b>Figure 1</b> The wall.',
  );
  expect(html).toContain(
    '<figure class="wide"><img src="floor-wide.jpg" alt="A &quot;floor&quot;"><figcaption><b>Figure 2</b>',
  );
  expect(html).not.toContain('<p>');
});

test('a reference names a page, which is filled in later', () => {
  expect(render('## Sound\n\nSee [there](#sound).').html).toContain(
    '<a href="#sound">there</a> (page <span data-page-of="sound"></span>)',
  );
});

test('a quotation with a sign is a box with its name', () => {
  expect(render('> [!WARNING]\n> Do not pull it.').html).toBe(
    '<div class="box warning"><p><b class="name">Warning</b> Do not pull it.</p>\n</div>\n',
  );
});

test('apostrophes are typographic', () => {
  expect(render("The server's port").html).toContain('The server’s port');
});

test.each([
  ['# Title', 'chapters are ##'],
  ['## Sound\n\n## Sound', 'Two headings are called "Sound"'],
  ['[there](#nowhere)', 'no heading with the id nowhere'],
  ['![A wall](wall)', 'The figure wall lacks its words'],
  ['![A wall](wall#huge "The wall.")', 'has no such width'],
  ['> Quoted', 'A box begins with [!NOTE]'],
])('%j is refused', (markdown, message) => {
  expect(() => render(markdown)).toThrow(message);
});
