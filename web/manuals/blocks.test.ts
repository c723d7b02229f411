import { expect, test } from 'vitest';
import { renderBlocks } from './blocks.ts';

const render = (markdown: string, subjects = {}) =>
  renderBlocks(`## Start\n\n${markdown}`, ({ picture, width }) => `${picture}-${width}.jpg`, subjects);

test('chapters and sections are numbered, and the index follows them without a number', () => {
  const { headings, html } = render('## 3D mapping\n\n### Prepare the model\n\n## Sound');
  expect(headings.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 Start',
    '2 3D mapping',
    '2.1 Prepare the model',
    '3 Sound',
    ' Index',
  ]);
  expect(html).toContain('<h3 id="prepare-the-model"><span class="number">2.1 </span>Prepare the model</h3>');
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
  expect(render('See [there](#start).').html).toContain(
    '<a href="#start">there</a> (page <span data-page-of="start"></span>)',
  );
});

test('a quotation with a sign is a box with its name', () => {
  expect(render('> [!WARNING]\n> Do not pull it.').html).toContain(
    '<div class="box warning"><p><b class="name">Warning</b> Do not pull it.</p>\n</div>\n',
  );
});

test('apostrophes are typographic', () => {
  expect(render("The server's port").html).toContain('The server’s port');
});

test('the index names the place of each control, and the heading of each subject', () => {
  const { html } = render('Press **Take**, then **Take**.\n\n### Again\n\n**Take** once more.', { habits: ['again'] });
  expect(html).toContain('Press <b id="at-1">Take</b>, then <b>Take</b>.');
  expect(html).toContain(
    '<li>habits <span data-pages><a href="#again"><span data-page-of="again"></span></a></span></li>\n' +
      '<li><b>Take</b> <span data-pages><a href="#at-1"><span data-page-of="at-1"></span></a><a href="#at-2"><span data-page-of="at-2"></span></a></span></li>',
  );
});

test.each([
  ['# Title', 'chapters are ##'],
  ['## Start', 'Two headings are called "Start"'],
  ['[there](#nowhere)', 'no heading with the id nowhere'],
  ['![A wall](wall)', 'The figure wall lacks its words'],
  ['![A wall](wall#huge "The wall.")', 'has no such width'],
  ['> Quoted', 'A box begins with [!NOTE]'],
])('%j is refused', (markdown, message) => {
  expect(() => render(markdown)).toThrow(message);
});
