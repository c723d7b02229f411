import { longestRead } from './text.ts';

/**
 * What stands between the parts of a name, or is left out: blanks, what nobody sees, full stops, and whatever keyboards and fonts have for a hyphen, a
 * middle dot and an apostrophe. Some of those for an apostrophe become a mark on a blank where widths are folded.
 */
const betweenParts = new RegExp(
  [
    '[\\s.\\p{Default_Ignorable_Code_Point}',
    '\\p{Pd}\\u02d7\\u2043\\u2212', // hyphens
    '\\u00b7\\u0387\\u02d9\\u16eb\\u2022\\u2024\\u2027\\u2219\\u22c5\\u25cf\\u25e6\\u2981\\u2e31\\u2e33\\u30fb\\uff65\\u{10101}', // middle dots
    "'`\\u00b4\\u02b9\\u02bb-\\u02bf\\u02c8\\u02ca\\u02cb\\u055a\\u05f3\\u1fbd\\u1fbf\\u1fef\\u1ffd\\u1ffe\\u2018\\u2019\\u201b\\u2032\\u2035\\ua78b\\ua78c", // apostrophes
    ']+',
  ].join(''),
  'gu',
);

/** A name as it is compared: without case, width, and what stands between its parts (product-rules.md#certificate-queries). */
export function comparableName(name: string): string {
  if (name.length > longestRead) return name;
  return name.replaceAll(betweenParts, '').normalize('NFKC').toLowerCase().replaceAll(betweenParts, '');
}

/** The same with fewer signs left out: so names of sign-ups are hashed that are older than those signs, and are kept for up to three years. */
export function narrowlyComparableName(name: string): string {
  if (name.length > longestRead) return name;
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s·•.'’\p{Default_Ignorable_Code_Point}-]+/gu, '');
}
