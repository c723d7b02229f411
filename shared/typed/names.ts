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
