import { type DocumentFontName, fontOfLetter, lackingMark, printedText } from '../../../shared/printed-letters.ts';

/** Letters of a text that follow each other in one font. */
export interface FontRun {
  readonly font: DocumentFontName;
  readonly text: string;
}

/**
 * A text as the fonts can draw it, on one line: a mark stands for each letter that they lack, and what nobody sees is left out.
 * @param lacking gets the letters that marks stand for
 */
export function drawable(text: string, lacking: Set<string>): string {
  return [...printedText(text)]
    .map((letter) => {
      if (fontOfLetter(letter) !== undefined) return letter;
      lacking.add(letter);
      return lackingMark;
    })
    .join('');
}

/** A dot between the parts of a name is as wide as the script around it has it. */
const middleDot = '·';

/** A drawable text by the fonts that draw it. */
export function fontRuns(text: string): readonly FontRun[] {
  const runs: { font: DocumentFontName; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = letter === middleDot && last ? last.font : (fontOfLetter(letter) ?? 'latin');
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
