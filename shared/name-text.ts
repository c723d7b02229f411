// What people type as a name: of themselves, of a company, of a thing of theirs.

/** Signs that nobody sees and that turn, join or hide others: marks of direction, of width and of languages, soft hyphens, fillers. */
const unseen = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const variation = /\p{Variation_Selector}/u;
const joiner = /[\u200c\u200d]/u;
const letter = /[\p{L}\p{M}]/u;
const picture = /\p{Extended_Pictographic}/u;
const pictureEnd = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}]/u;
/** Marks above, below and around a letter; vowel signs that stand beside it are letters to the eye. */
const mark = /[\p{Mn}\p{Me}]/u;
const spacingMark = /\p{Mc}/u;

/** Most marks on a letter: Vietnamese has two, polytonic Greek three, and what has many more covers the lines around it. */
const mostMarks = 4;

/**
 * A text without what nobody sees. Joiners between letters stay, as Persian and Indic scripts write with them, and between pictures; variation
 * selectors stay, which choose the form of a Han character.
 */
export function withoutUnseen(text: string): string {
  const signs = Array.from(text);
  const isLetter = (sign = '') => letter.test(sign) && !unseen.test(sign);
  const joins = (before = '', after = '') =>
    (isLetter(before) && isLetter(after)) || (pictureEnd.test(before) && picture.test(after));
  const stays = (sign: string, at: number) =>
    !unseen.test(sign) || variation.test(sign) || (joiner.test(sign) && joins(signs[at - 1], signs[at + 1]));
  return signs.filter(stays).join('');
}

/** A name as it is kept: without what nobody sees, and without blanks around it. */
export function cleanedName(name: string): string {
  return withoutUnseen(name).trim();
}

/** A text whose letters have four marks at most, the first ones. */
export function withMarksCut(text: string): string {
  let marks = 0;
  const stays = (sign: string) => {
    if (mark.test(sign)) marks += 1;
    else if (!spacingMark.test(sign)) marks = 0;
    return !mark.test(sign) || marks <= mostMarks;
  };
  return Array.from(text).filter(stays).join('');
}

/** Whether a letter of a name has more than four marks, those counted that are part of it (`é`). */
export function hasTooManyMarks(name: string): boolean {
  const decomposed = name.normalize('NFD');
  return withMarksCut(decomposed) !== decomposed;
}
