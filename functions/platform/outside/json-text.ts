/** The value of a JSON text; nothing where it is none, as the parser's error would quote what somebody sent, or a secret. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
