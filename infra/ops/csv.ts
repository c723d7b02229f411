/**
 * Comma-separated values with a head (RFC 4180). A value that a spreadsheet would take for a formula, or round, gets an apostrophe: strangers
 * typed it. In much of Europe spreadsheets separate by `;`, and some by tabs. They cut our values there and at ends of lines, whatever is in
 * quotes, so what comes after such a place counts as a value too.
 * @param records all of one shape; no records are no lines
 */
export function csv(records: readonly object[]): string {
  const [first] = records;
  if (!first) return '';
  const lines = [Object.keys(first), ...records.map((record) => Object.values(record).map(String))];
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

/** What a spreadsheet rounds to fifteen digits, such as an ID number: as text it keeps them all. */
const longNumber = '\\d{16,}$';
/** What begins a formula, behind white space and quotes too: as typed, and in the full width of East Asian keyboards. */
const formula = '(?:"|[^\\S\\r\\n])*[=+\\-@＝＋－＠]';
const atStart = new RegExp(`^(?=${formula}|${longNumber})`);
const afterSeparator = new RegExp(`([;\\t\\r\\n])(?=${formula})`, 'g');

/** A value as it stands in such a file. */
export function csvCell(value: string): string {
  // One kind of line end, so that nothing comes between the two characters of the other.
  const harmless = value.replaceAll('\r\n', '\n').replace(atStart, "'").replace(afterSeparator, "$1'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
