import type { Piece } from './words.ts';

/** A text with the words that were found marked. */
export function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  // A text never changes its pieces, so their places name them.
  return pieces.map(({ text, found }, at) => {
    const key = `${at} ${text}`;
    return found ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
