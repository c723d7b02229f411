import { longestRead } from './text.ts';

/** HTML's own rule of an e-mail address, of a domain that mail reaches: with a dot, and no address of a machine. */
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const address = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(?:${label}\\.)+(?!\\d+$)${label}$`, 'i');

/** Whether a text is an e-mail address as it is kept. */
export function isMailAddress(text: string): boolean {
  return address.test(text);
}

/**
 * An e-mail address as it is kept, of one that somebody typed: without width and what nobody sees, an internationalised domain in its ASCII form,
 * in which Chromium sends it already (product-rules.md#e-mail-addresses). What is no address stays none.
 */
export function mailAddressOf(typed: string): string {
  if (typed.length > longestRead) return typed;
  const folded = typed.normalize('NFKC').trim();
  const at = folded.lastIndexOf('@') + 1;
  const [local, domain] = [folded.slice(0, at), folded.slice(at)];
  return (seenOf(local) + (at === 0 ? seenOf(domain) : asciiDomain(domain))).trim();
}

const seenOf = (text: string) => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

/** A domain in ASCII. A joiner makes another one of it in some scripts (IDNA 2008), and is dropped in all others. */
function asciiDomain(given: string): string {
  const seen = seenOf(given);
  // In ASCII it is its own form already; what has other parts of an address of the web is no domain.
  if (!/[^\0-\x7f]/.test(seen) || /[\s/\\?#:%]/.test(seen)) return seen;
  const joined = given.replaceAll(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '');
  const [host = seen] = [joined, seen].filter((each) => URL.canParse(`http://${each}`));
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : seen;
}
