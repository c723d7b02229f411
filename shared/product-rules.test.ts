import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rulesFile = 'shared/product-rules.md';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard']).toString().split('\n');
const lines = listed
  .filter((file) => /\.(?:[cm]?[jt]sx?|css|html|ya?ml|md)$/.test(file) && existsSync(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ file, text, place: `${file}:${index + 1}` })),
  );
const rules = readFileSync(rulesFile, 'utf8');

/** Anchors that GitHub gives to the headings of a Markdown text without fenced code. */
function anchorsOf(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#{1,6} +(.+?) *$/gm)].map((match) => match[1] ?? '');
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Anchors of the product rules that a file cites; in the rules themselves also those that links point to. */
function citedAnchors(file: string, text: string): string[] {
  const pattern = file === rulesFile ? /(?:product-rules\.md|\]\()#([\w-]*)/g : /product-rules\.md#([\w-]*)/g;
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Citations of documents that a reader of the repository cannot open: a section or rule of them, or one by name. */
function outsideCitations(text: string): string[] {
  const pattern =
    /\b(?:spec(?:ification)?|design|style) ?(?:§ ?|(?:section|rule)s? )\d[\d.]*|\bthe spec(?:ification)\b/gi;
  return [...text.matchAll(pattern)].map((match) => match[0]);
}

describe('the product rules', () => {
  const anchors = anchorsOf(rules);

  it('no two headings of the product rules have the same anchor', () => {
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  it('every cited anchor of the product rules exists', () => {
    const missing = lines.flatMap(({ file, text, place }) =>
      citedAnchors(file, text)
        .filter((anchor) => !anchors.includes(anchor))
        .map((anchor) => `${place} #${anchor}`),
    );
    expect(missing).toEqual([]);
  });

  it('comments cite the product rules, and no document that the repository does not hold', () => {
    const outside = lines.flatMap(({ text, place }) =>
      outsideCitations(text).map((citation) => `${place} ${citation}`),
    );
    expect(outside).toEqual([]);
  });
});

describe('the look-up of citations', () => {
  it('anchors of headings are read as GitHub makes them', () => {
    const markdown = '# Product rules\n\n### P1+ and `ccMAX`, 60 px\ntext # no heading\n#no heading\n';
    expect(anchorsOf(markdown)).toEqual(['product-rules', 'p1-and-ccmax-60-px']);
  });

  it('a misspelt anchor is found', () => {
    const cited = citedAnchors('web/src/a.ts', `/** Fixed from 60 px on (${'product-rules.md'}#scrol-thresholds). */`);
    expect(cited).toEqual(['scrol-thresholds']);
    expect(anchorsOf(rules)).not.toContain('scrol-thresholds');
    expect(citedAnchors(rulesFile, '[home](#hom)')).toEqual(['hom']);
  });

  it('sections of documents elsewhere are found, and those of an RFC are not', () => {
    const sign = '§';
    const words = [
      `spec ${sign}2, Home`,
      `design ${sign}10.12`,
      `style ${sign}3`,
      `Specification ${sign} 7`,
      `style rule ${24}`,
    ];
    expect(words.flatMap(outsideCitations)).toHaveLength(words.length);
    expect(outsideCitations(`RFC 9110 ${sign}14; lifestyle rules 3; style={1}`)).toEqual([]);
  });
});
