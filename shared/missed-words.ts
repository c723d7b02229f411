/** The most characters that are kept of what somebody searched for in vain. */
export const mostMissed = 40;

/** What parts words, what nobody sees, and `#`, which parts the labels of a counter. */
const gaps = /[#\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]+/gu;

/** What says who somebody is rather than what they look for: a mail address, an address of the web, or four digits, as numbers of phones, orders and identity cards have. */
const personal = /@|:\/\/|(?:\p{Nd}\P{Nd}*){4}/u;

/** What was searched for as it is compared: without capitals and widths, with one space between words. */
export function plainWords(typed: string): string {
  // Again, as small letters can join an accent that capitals cannot.
  const small = typed.normalize('NFKC').toLowerCase().normalize('NFKC');
  return small.replace(gaps, ' ').trim();
}

/** What is kept of a search that found nothing (product-rules.md#search): its beginning, and '' where it may say who somebody is. */
export function missedWords(typed: string): string {
  const words = plainWords(typed);
  return personal.test(words) ? '' : plainWords(words.slice(0, mostMissed));
}
