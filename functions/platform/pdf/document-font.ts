import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { documentFontFile } from './document-font-file.ts';

/** What stands for a character that the font lacks: the mark by which printers of Chinese text tell of one. */
export const lackingMark = '〓';

/** The font of documents. */
export interface DocumentFont {
  readonly bytes: Buffer;
  /** Whether it draws a character. */
  draws(character: string): boolean;
}

let opened: Promise<DocumentFont> | undefined;

/** Opens the font, once for all documents of a function. @throws when its file cannot be read */
export function documentFont(): Promise<DocumentFont> {
  opened ??= readFile(documentFontFile).then((bytes) => {
    const font = create(bytes);
    if (!isFont(font)) throw new Error('The font of documents is a collection of fonts');
    return { bytes, draws: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) };
  });
  return opened;
}

function isFont(font: object): font is Font {
  return 'hasGlyphForCodePoint' in font;
}

/**
 * A text as the font can draw it, on one line: a mark stands for each character that it lacks, and what nobody sees is left out.
 * @param lacking gets the characters that marks stand for
 */
export function drawable({ draws }: Pick<DocumentFont, 'draws'>, text: string, lacking: Set<string>): string {
  const seen = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '');
  return [...seen.trim()]
    .map((character) => {
      if (draws(character)) return character;
      lacking.add(character);
      return lackingMark;
    })
    .join('');
}
