/** The most characters that are kept of what somebody searched for in vain. */
export const mostMissed = 40;

/** What parts words, what nobody sees, and `#`, which parts the labels of a counter. */
const gaps = /[#\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]+/gu;

/** Digits and numbers of every script, and those that Chinese writes out. */
const digit = String.raw`[\p{N}零一二三四五六七八九壹贰貳叁參肆伍陆陸柒捌玖两兩〡-〩]`;

/**
 * What says who somebody is rather than what they look for: a mail address, however its sign is written, an address of the web, or four
 * digits, as numbers of phones, orders and identity cards have.
 */
const personal = new RegExp(String.raw`@|%40|[([]at[)\]]|🅐|:[/\\⁄∕]|\bwww\.|(?:${digit}.*?){4}`, 'su');

/** What was searched for as it is compared: without capitals and widths, with one space between words. */
export function plainWords(typed: string): string {
  // Again, as small letters can join an accent that capitals cannot.
  const small = typed.normalize('NFKC').toLowerCase().normalize('NFKC');
  return small.replace(gaps, ' ').trim();
}

/** What is kept of a search that found nothing (product-rules.md#search): its beginning, and '' where it may say who somebody is. */
export function missedWords(typed: string): string {
  const words = plainWords(typed);
  // What has no letter and no number is no word, whatever it looks like.
  const isKept = !personal.test(words) && /[\p{L}\p{N}]/u.test(words.slice(0, mostMissed));
  return isKept ? plainWords(words.slice(0, mostMissed)) : '';
}
