/**
 * Text that may stand in the head of a mail, such as a name in its subject: one line for every reader, so no control characters and
 * no separators of lines or paragraphs (U+2028, U+2029), and no marks that turn what follows round (U+202A to U+202E, U+2066 to
 * U+2069). Who takes such text and who writes it ask the same.
 */
export const headerText = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
