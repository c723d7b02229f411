/** A word as one types it: letters and digits, a version with its dots, the plus of `P1+`, and what an apostrophe adds. */
const word = /[\p{L}\p{N}]+(?:\.\p{N}+)*\+?(?:['’]\p{L}+)?/gu;
/** Accents, once letters stand apart from them, and what an apostrophe adds. */
const additions = /\p{M}|['’]\p{L}+/gu;

/** Chinese is written without spaces, so any two characters beside one another count as a word: whoever types `联系我们` finds `联系`. */
const chinese = /\p{Script=Han}+/gu;
const pairsOf = (run: string) =>
  ` ${run.length < 2 ? run : Array.from(run.slice(1), (next, at) => `${run[at]}${next}`).join(' ')} `;

/** A word without capitals, accents and `’s`: `façade`, `Facade` and `façade’s` are one. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(additions, '').toLowerCase();
}

/** The words of a text as they stand there. */
export function wordsOf(text: string): string[] {
  return text.replace(chinese, pairsOf).match(word) ?? [];
}

/** A piece of a text, and whether it is a word that was found. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** Cuts a text at the words that were found. @param found folded words */
export function piecesOf(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(word)) {
    if (!found.has(fold(name))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), found: false });
    pieces.push({ text: name, found: true });
    end = index + name.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), found: false }] : pieces;
}

/** The most characters of a passage, and how many of them stand before the word that was found. */
const longest = 150;
const before = 50;

/** A paragraph, or where it is long the part around a place in it, cut between words. */
function partAround(paragraph: string, place: number): string {
  if (paragraph.length <= longest) return paragraph;
  const wanted = Math.max(0, Math.min(place - before, paragraph.length - longest));
  const start = wanted === 0 ? 0 : paragraph.indexOf(' ', wanted - 1) + 1;
  const rest = paragraph.slice(start);
  const cut = rest.length <= longest ? rest : rest.slice(0, rest.lastIndexOf(' ', longest));
  // Never alone on a line.
  return `${start > 0 ? '…\u00a0' : ''}${cut}${cut === rest ? '' : '\u00a0…'}`;
}

/** The passage of a text that shows most of the words that were found; its beginning where it has none of them. @param found folded words */
export function passageOf(text: string, found: ReadonlySet<string>): Piece[] {
  const paragraphs = text.split('\n');
  const numbers = paragraphs.map((paragraph) => {
    const words = new Set(wordsOf(paragraph).map(fold));
    return [...found].filter((word) => words.has(word)).length;
  });
  const paragraph = paragraphs[numbers.indexOf(Math.max(...numbers))] ?? '';
  const [first] = piecesOf(paragraph, found);
  const place = first && !first.found ? first.text.length : 0;
  return piecesOf(partAround(paragraph, place), found);
}
