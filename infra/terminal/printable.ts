/**
 * Text without what would steer a terminal or turn its words round: control characters, but for tabs and ends of lines, direction marks,
 * and the separators U+2028 and U+2029. Each becomes U+FFFD, so that one sees that something was there. What strangers typed,
 * and what a service answers, may have them.
 */
export function printable(text: string): string {
  return text.replace(/\r(?!\n)|[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\u2028\u2029]/gu, '\uFFFD');
}

/** What JSON leaves as it is and `printable` would take away, as its escape: data stay whole. */
export function escapedInJson(json: string): string {
  return json.replace(
    /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
