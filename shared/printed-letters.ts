import { fontLetters } from './font-letters.generated.ts';

/** The fonts of documents (`functions/platform/pdf/document-font-file.ts`). */
export type DocumentFontName = keyof typeof fontLetters;

type Range = readonly [from: number, to: number, font: DocumentFontName];

let known: readonly Range[] | undefined;

/** Reads the table of letters, once and not before it is asked. */
function ranges(): readonly Range[] {
  known ??= (Object.keys(fontLetters) as DocumentFontName[]).flatMap((font) =>
    fontLetters[font].split(' ').map((range): Range => {
      const [from = '', to = from] = range.split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16), font];
    }),
  );
  return known;
}

/** The font of documents that draws a letter; none has all of them. */
export function fontOfLetter(letter: string): DocumentFontName | undefined {
  const point = letter.codePointAt(0) ?? 0;
  return ranges().find(([from, to]) => from <= point && point <= to)?.[2];
}

/** A text as documents print it: on one line, composed (NFC), and without what nobody sees. */
export function printedText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .trim();
}

/** The letters of a text that no font of documents has, each once. */
export function unprintedLetters(text: string): readonly string[] {
  return [...new Set(printedText(text))].filter((letter) => fontOfLetter(letter) === undefined);
}

/** A letter's number in Unicode, `U+0141`. */
export function letterNumber(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What stands in print for a letter that the fonts lack: the mark by which printers of Chinese text tell of one. */
export const lackingMark = '〓';

/**
 * What an operator is told of a name before it is printed with marks: `"Ada 𤭢" would be printed with 〓 for 𤭢 (U+24B62)`.
 * @returns undefined for a name that is printed whole
 */
export function printProblem(name: string): string | undefined {
  const letters = unprintedLetters(name).map((letter) => `${letter} (${letterNumber(letter)})`);
  return letters.length === 0 ? undefined : `"${name}" would be printed with ${lackingMark} for ${letters.join(', ')}`;
}
