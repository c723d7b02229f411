/**
 * The bytes that a text may be hidden in: as it is, in lower case, for URLs, as hexadecimal, in UTF-16, and inside of something in
 * base64, where it begins at one of three places.
 */
export function encodingsOf(text: string): readonly Buffer[] {
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(`${'x'.repeat(offset)}${text}`).toString('base64');
    // The characters that depend on what is before and behind it are left out.
    return encoded.slice(offset === 0 ? 0 : 4, -4);
  });
  const texts = [text, text.toLowerCase(), encodeURIComponent(text), text.replaceAll(' ', '+'), ...base64];
  return [
    ...texts.map((each) => Buffer.from(each)),
    Buffer.from(Buffer.from(text).toString('hex')),
    Buffer.from(text, 'utf16le'),
  ];
}
