/**
 * Comma-separated values with a head (RFC 4180). A value that a spreadsheet would take for a formula gets an apostrophe: strangers
 * typed it.
 * @param records all of one shape; no records are no lines
 */
export function csv(records: readonly object[]): string {
  const [first] = records;
  if (!first) return '';
  const lines = [Object.keys(first), ...records.map((record) => Object.values(record).map(String))];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
