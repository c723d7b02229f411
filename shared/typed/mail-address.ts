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
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
  const at = plain.lastIndexOf('@') + 1;
  return at === 0 ? plain : plain.slice(0, at) + asciiDomain(plain.slice(at));
}

function asciiDomain(domain: string): string {
  // In ASCII it is its own form already; what has other parts of an address of the web is no domain.
  if (!/[^\0-\x7f]/.test(domain) || /[\s/\\?#:%]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
