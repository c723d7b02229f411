// What people type as a name: of themselves, of a company, of a thing of theirs.

/** Signs that nobody sees: of direction, width and languages, soft hyphens, fillers. Variation selectors choose the form of a character and stay. */
const unseen = /(?![\p{Variation_Selector}\u200c\u200d])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Joiners but for those between letters, as Persian and Indic scripts write with them, and between pictures. */
const looseJoiners = /(?<![\p{L}\p{M}\p{So}\p{Sk}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{So}\p{Sk}])/gu;

/** A text without what nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(looseJoiners, '');
}

/** A name as it is kept: without what nobody sees, and without blanks around it. */
export function cleanedName(name: string): string {
  return withoutUnseen(name).trim();
}

/** Joiners between marks separate none of them. */
const mark = '[\\p{Mn}\\p{Me}][\\u200c\\u200d]*';
const marksBeyond = new RegExp(`((?:${mark}){4})(?:${mark})+`, 'gu');
const tooManyMarks = new RegExp(`(?:${mark}){5}`, 'u');

/**
 * A text whose letters have four marks at most above, below and around them, the first ones: Vietnamese has two, polytonic Greek three, and
 * many more cover the lines around. A vowel sign beside a letter carries marks of its own.
 */
export function withMarksCut(text: string): string {
  return text.replaceAll(marksBeyond, '$1');
}

/** Whether a letter of a name has more than four marks, those counted that are part of it (`é`). */
export function hasTooManyMarks(name: string): boolean {
  return tooManyMarks.test(name.normalize('NFD'));
}
