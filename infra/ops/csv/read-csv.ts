import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { withoutUnseen } from '../../../shared/typed/names.ts';
import { CommandError } from '../../terminal/command-line.ts';
import { valueOfSpreadsheetText } from './spreadsheet-text.ts';

interface CsvRow {
  /** Line of the file in which it begins, from 1. */
  readonly line: number;
  /** Values by the names of the head. */
  readonly record: Readonly<Record<string, string>>;
}

export interface CsvTable {
  readonly headLine: number;
  readonly names: readonly string[];
  readonly rows: readonly CsvRow[];
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

const saveAs = 'in the spreadsheet, save it as "CSV UTF-8"';

/**
 * Reads values with a head, separated by commas, or by the semicolons or tabs of spreadsheets in other countries (RFC 4180). Empty rows, columns
 * without name and values, and signs that nobody sees are left out. What `writeCsv` wrote is read as it was given.
 * @param columns names that the head may write in other case, or with blanks: `ID card` is `idcard`
 * @throws CommandError that tells the line of a mistake: another encoding, quotes that do not fit, a name twice, values without a name, too few values
 */
export function readCsv(bytes: Uint8Array, columns: readonly string[]): CsvTable {
  const [head, ...lines] = linesOf(textOf(bytes));
  if (!head) return { headLine: 1, names: [], rows: [] };
  const known = new Map(columns.map((name) => [folded(name), name]));
  const names = head.cells.map((name) => known.get(folded(name)) ?? name.trim());
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice !== undefined) throw new CommandError(`The head names "${twice}" twice`);
  const width = names.findLastIndex((name) => name !== '') + 1;
  const rows = lines.map(({ line, cells }) => {
    const nameless = cells.findIndex((cell, at) => !isBlank(cell) && !names[at]);
    if (nameless >= 0) throw new CommandError(`Line ${line} has a value in column ${nameless + 1}, which has no name`);
    // A shorter line may as well be one that was cut off.
    if (cells.length < width)
      throw new CommandError(
        `Line ${line} has ${values(cells.length)}, and the head ${values(width)}. Where a spreadsheet left out empty cells, move a column that is never empty to the end`,
      );
    const named = names.map((name, at) => [name, cells[at] ?? ''] as const).filter(([name]) => name !== '');
    return { line, record: Object.fromEntries(named) };
  });
  return { headLine: head.line, names: names.filter((name) => name !== ''), rows };
}

const isBlank = (cell: string) => cell.trim() === '';
const folded = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
const values = (count: number) => `${count} ${count === 1 ? 'value' : 'values'}`;

/** The text of a file, with one kind of line end. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // Names in a head are Latin letters, of whose two bytes one is zero.
  if (hasMark || first === 0 || second === 0) throw new CommandError(`The file is written in UTF-16: ${saveAs}`);
  if (!isUtf8(bytes))
    throw new CommandError(`The file is written in GBK or another encoding, and not in UTF-8: ${saveAs}`);
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n');
  const lost = /[\0\uFFFD]/.exec(text);
  if (lost) {
    const what = lost[0] === '\0' ? 'a NUL character' : 'a character that was lost (\uFFFD)';
    throw new CommandError(`Line ${lineAt(text, lost.index)} has ${what}: correct it, and save it as "CSV UTF-8"`);
  }
  // A line for Excel alone, which says what separates.
  return text.replace(/^"?sep=.?"?\n/i, '\n');
}

/** All lines that say something. */
function linesOf(text: string): Line[] {
  const [head = ''] = text.trimStart().split('\n', 1);
  const found: Line[] = [];
  try {
    parse(text, {
      delimiter: /[,;\t]/.exec(head)?.[0] ?? ',',
      record_delimiter: '\n',
      trim: true,
      relax_column_count: true,
      on_record: (read: string[], { lines }) => {
        const cells = read.map((cell) => withoutUnseen(valueOfSpreadsheetText(cell)));
        // It is told where a record ends.
        if (!cells.every(isBlank)) found.push({ line: lines - lineAt(read.join(''), Infinity) + 1, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const before = Buffer.from(text).subarray(0, Number(error.bytes)).toString();
    throw new CommandError(
      `The quotes in line ${lineAt(before, Infinity)} do not fit: a value with quotes stands in quotes, and has each of its own twice`,
    );
  }
  return found;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
