import { writeFileSync } from 'node:fs';
import { openSync } from 'fontkit';
import { documentFonts } from './document-fonts.ts';

/** Scripts that are drawn letter by letter, from left to right. Noto Sans has letters of Devanagari, which are not. */
const scripts = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hangul', 'Hiragana', 'Katakana', 'Bopomofo'];
const isDrawn = new RegExp(
  `[${['Common', 'Inherited', ...scripts].map((name) => `\\p{Script=${name}}`).join('')}]`,
  'u',
);

/** Where the committed table is. */
export const fontLettersFile = 'shared/font-letters.generated.ts';

/** The table of which letters are drawn by which font, as TypeScript: `100-17f` are code points from and to; a letter of two fonts is the first one's. */
export function fontLetters(): string {
  const known = new Set<number>();
  const lines = Object.entries(documentFonts).map(([name, file]) => {
    const font = openSync(file);
    if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts`);
    const letters = font.characterSet.filter(
      (letter) => !known.has(letter) && isDrawn.test(String.fromCodePoint(letter)),
    );
    for (const letter of letters) known.add(letter);
    return `  ${name}: '${rangesOf(letters).join(' ')}',`;
  });
  return `/** Made by \`node functions/platform/pdf/font-letters.ts\`: letters of documents by font, each at the first that has it. */
export const fontLetters = {
${lines.join('\n')}
} as const;
`;
}

function rangesOf(letters: readonly number[]): string[] {
  const ranges: [number, number][] = [];
  for (const letter of [...new Set(letters)].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === letter) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  return ranges.map(([from, to]) => (from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`));
}

if (import.meta.main) writeFileSync(fontLettersFile, fontLetters());
