import { brand } from '../../../shared/brand.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { productTypes } from '../../../shared/product-type.ts';
import { commonPasswords } from './common-passwords.ts';

/** What whoever guesses would try here first: words of the brand, its address and its products, and of what the site is about. */
const siteNames = [brand.name, brand.siteUrl, ...Object.values(productTypes).map(({ name }) => name)];
const siteSubjects = ['mediaserver', 'server', 'software', 'stage', 'show', 'member', 'admin', 'password', 'login'];
const siteWords = [...new Set([...siteNames.flatMap((name) => name.toLowerCase().split(/[^a-z]+/)), ...siteSubjects])]
  .filter((word) => word.length > 3)
  .toSorted((a, b) => b.length - a.length);

/** Fewest letters of a password beside words of the site; digits and signs do not count, as they are what people put behind a word. */
const lettersBeside = 4;

/** Whether a password is little else than words of the site. */
function isOfSite(folded: string): boolean {
  const rest = siteWords.reduce((left, word) => left.replaceAll(word, ' '), folded);
  return rest !== folded && rest.replaceAll(/\P{L}/gu, '').length < lettersBeside;
}

/** @throws Refusal for a password that others try first (product-rules.md#passwords) */
export function refuseCommon(password: string): void {
  const folded = password.normalize('NFKC').toLowerCase();
  if (commonPasswords.has(folded))
    throw new Refusal('This password is one of the most common ones. Please choose another one.');
  if (isOfSite(folded))
    throw new Refusal('This password is little else than words of this site. Please choose another one.');
}
