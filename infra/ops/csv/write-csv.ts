// The one for browsers runs in Node too: the viewer of dashboards saves its tables by it.
import { stringify } from 'csv-stringify/browser/esm/sync';
import { spreadsheetText } from './spreadsheet-text.ts';

interface CsvOptions {
  /** Names of the columns; those of the first record where they are not given. */
  readonly columns?: string[];
  /** Writes a value, in place of `spreadsheetText`. */
  readonly cell?: (value: string) => string;
}

/**
 * Comma-separated values with a head (RFC 4180), in UTF-8 with the mark by which spreadsheets know it.
 * @param records all of one shape; no records are no lines, unless their columns are given
 */
export function writeCsv(records: readonly object[], { columns, cell = spreadsheetText }: CsvOptions = {}): string {
  if (records.length === 0 && !columns) return '';
  // One kind of line end, so that nothing comes between the two characters of the other.
  const text = (value: string) => cell(value.replaceAll(/\r\n?/g, '\n'));
  return stringify([...records], {
    bom: true,
    header: true,
    ...(columns && { columns }),
    record_delimiter: 'windows',
    // Wherever a spreadsheet may cut, and outer white space, which readers take away where no quotes are.
    quoted_match: /[;\t\n]|^\s|\s$/,
    cast: { string: text, boolean: String },
  });
}
