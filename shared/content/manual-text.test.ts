import { describe, expect, it, test } from 'vitest';
import { manualIndex, manualParts } from './manual-markdown.ts';
import { manualChapters, manualIndexHtml } from './manual-text.ts';

const surroundings = {
  pictureOf: ({ picture }: { picture: string }, alt: string) =>
    `<a href="/pictures/${picture}-960.webp"><picture><source type="image/avif" srcset="/pictures/${picture}-480.avif 480w, /pictures/${picture}-960.avif 960w" sizes="90vw"><img src="/pictures/${picture}-480.webp" alt="${alt}" width="960" height="720" loading="lazy" decoding="async"></picture></a>`,
  addressOf: (chapter: string) => `/manual-s1?chapter=${chapter}`,
};
const chaptersOf = (markdown: string) => manualChapters(markdown, surroundings);

const text = `## Pages

Press **Take**, as in [Names](#names).

### Names

A name's place. See [Pages](#pages) and [the wall](/product-s1).

## Sound

> [!TIP]
> Listen.
`;

describe('the chapters of a manual', () => {
  it('have numbers, ids and the sections that stand in them', () => {
    expect(chaptersOf(text).map(({ id, number, sections }) => [id, number, sections.map((one) => one.number)])).toEqual(
      [
        ['pages', '1', ['1.1']],
        ['sound', '2', []],
      ],
    );
  });

  it('lead to the page of the chapter in which a heading stands, and to its place there', () => {
    const [pages] = chaptersOf(text);
    expect(pages?.html).toContain('<a href="/manual-s1?chapter=pages#names">Names</a>');
    expect(pages?.sections[0]?.html).toBe(
      '<p>A name’s place. See <a href="/manual-s1?chapter=pages">Pages</a> and <a href="/product-s1">the wall</a>.</p>',
    );
  });

  it('have boxes with their name', () => {
    expect(chaptersOf(text)[1]?.html).toBe('<aside data-kind="tip"><p><strong>Tip</strong> Listen.</p>\n</aside>');
  });

  it('have figures that are numbered through the manual, in all sizes of their picture', () => {
    const [pages] = chaptersOf('## Pages\n\n![A wall](s1 "The wall.")\n\n### Names\n\n![A name](s2#half "The name.")');
    expect(pages?.html).toContain('<figure data-width="text"><a href="/pictures/s1-960.webp"><picture>');
    expect(pages?.html).toContain('srcset="/pictures/s1-480.avif 480w, /pictures/s1-960.avif 960w"');
    expect(pages?.html).not.toContain('</source>');
    expect(pages?.html).toContain('<figcaption><strong>Figure 1</strong> The wall.</figcaption>');
    expect(pages?.sections[0]?.html).toContain('<figure data-width="half">');
    expect(pages?.sections[0]?.html).toContain('<strong>Figure 2</strong>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<aside data-kind="tip" onclick="alert(1)">x</aside>',
    '[x](javascript:alert(1))',
    '<iframe src="https://site.example"></iframe>',
    '<svg onload=alert(1)>',
  ])('carry nothing that runs: %s', (hostile) => {
    const [chapter] = chaptersOf(`## Pages\n\n${hostile}`);
    expect(chapter?.html).not.toMatch(/script|onerror|onclick|onload|<iframe|src="x"/i);
  });

  it.each([
    ['Words before all.', 'A manual begins with a chapter'],
    ['### Names', '"Names" is a section before the first chapter'],
    ['## Pages\n\n[there](#nowhere)', 'There is no heading with the id nowhere'],
    ['## Pages\n\n> Quoted', 'A box begins with [!NOTE]'],
  ])('%j is refused', (markdown, message) => {
    expect(() => chaptersOf(markdown)).toThrow(message);
  });
});

describe('the index of a manual', () => {
  const parts = manualParts(text);

  it('has controls by themselves and subjects from the front matter, in the order of the alphabet', () => {
    expect(manualIndex(parts, { sound: ['sound'], 'a name': ['names', 'pages'] })).toEqual([
      { term: 'a name', ids: ['pages', 'names'], isControl: false },
      { term: 'sound', ids: ['sound'], isControl: false },
      { term: 'Take', ids: ['pages'], isControl: true },
    ]);
  });

  it('is HTML with links to the pages of the chapters', () => {
    expect(manualIndexHtml(parts, {}, surroundings.addressOf)).toBe(
      '<ul>\n<li><strong>Take</strong>: <a href="/manual-s1?chapter=pages">1 Pages</a></li>\n</ul>',
    );
  });
});

test('a subject under a heading that there is not is refused', () => {
  expect(() => manualIndex(manualParts(text), { lost: ['nowhere'] })).toThrow('a heading that there is not: nowhere');
});
