/** What a spreadsheet rounds to fifteen digits, such as an ID number: as text it keeps them all. */
const longNumber = `'*\\d{16,}$`;
/** What begins a formula, behind white space and quotes too: as typed, and in the full width of East Asian keyboards. */
const formula = `(?:["']|[^\\S\\r\\n\\t])*[=+\\-@＝＋－＠]`;
// Apostrophes are among what may stand before both, so that one more changes nothing: each that is added is found again.
const toAdd = new RegExp(`^(?=${formula}|${longNumber})|(?<=[;\\t\\r\\n])(?=${formula})`, 'g');
const added = new RegExp(`^'(?=${formula}|${longNumber})|(?<=[;\\t\\r\\n])'(?=${formula})`, 'g');

/**
 * A value that a spreadsheet would take for a formula, or round, with an apostrophe: strangers typed it. In much of Europe spreadsheets separate
 * by `;`, and some by tabs. They cut values there and at ends of lines, whatever is in quotes, so what comes after such a place counts too.
 */
export function spreadsheetText(value: string): string {
  return value.replace(toAdd, "'");
}

/** The value of which `spreadsheetText` made a cell. */
export function valueOfSpreadsheetText(cell: string): string {
  return cell.replace(added, '');
}
