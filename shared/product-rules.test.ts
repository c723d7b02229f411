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

/** What a text cites of the rules, and the anchors that it links to when it is the rules. */
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

  it('give every heading an anchor of its own', () => {
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  it('have every anchor that a file of the repository cites', () => {
    const missing = lines.flatMap(({ file, text, place }) =>
      citedAnchors(file, text)
        .filter((anchor) => !anchors.includes(anchor))
        .map((anchor) => `${place} #${anchor}`),
    );
    expect(missing).toEqual([]);
  });

  it('are cited by name, in place of documents that the repository does not hold', () => {
    const outside = lines.flatMap(({ text, place }) =>
      outsideCitations(text).map((citation) => `${place} ${citation}`),
    );
    expect(outside).toEqual([]);
  });
});

describe('the look-up of citations', () => {
  it('reads headings as GitHub does', () => {
    const markdown = '# Product rules\n\n### P1+ and `ccMAX`, 60 px\ntext # no heading\n#no heading\n';
    expect(anchorsOf(markdown)).toEqual(['product-rules', 'p1-and-ccmax-60-px']);
  });

  it('finds a misspelt anchor', () => {
    const cited = citedAnchors('web/src/a.ts', `/** Fixed from 60 px on (${'product-rules.md'}#scrol-thresholds). */`);
    expect(cited).toEqual(['scrol-thresholds']);
    expect(anchorsOf(rules)).not.toContain('scrol-thresholds');
    expect(citedAnchors(rulesFile, '[home](#hom)')).toEqual(['hom']);
  });

  it('finds sections of documents elsewhere, and leaves those of an RFC alone', () => {
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
