import { CommandError } from '../terminal/command-line.ts';

/**
 * Reads comma-separated values with a head (RFC 4180): a record for each line, by the names in the head. Empty lines are left out.
 * @param text read as UTF-8
 * @throws CommandError for a file in another encoding, quotes that do not close, a head that names a column twice, and a line of more or fewer values than the head
 */
export function csvRecords(text: string): Record<string, string>[] {
  // What stands for bytes that are no UTF-8: a spreadsheet on a Chinese system saves GBK, and its names would be imported as these.
  if (text.includes('\uFFFD')) throw new CommandError('The file is not written in UTF-8: save it as "CSV UTF-8"');
  const [head, ...rows] = linesOf(text.replace(/^\uFEFF/, ''));
  if (!head) return [];
  const names = head.map((name) => name.trim());
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new CommandError(`The head names "${twice}" twice`);
  return rows.map((cells, at) => {
    if (cells.length !== head.length)
      throw new CommandError(`Row ${at + 1} has ${values(cells.length)}, and the head ${values(head.length)}`);
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
  });
}

const values = (count: number) => `${count} ${count === 1 ? 'value' : 'values'}`;

function linesOf(text: string): string[][] {
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/y;
  const lines: string[][] = [];
  let line: string[] = [];
  while (cell.lastIndex < whole.length) {
    const found = cell.exec(whole);
    if (!found) throw new CommandError(`The quotes of row ${lines.length} do not fit`);
    const [, quoted, plain = '', end] = found;
    line.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (line.length > 1 || line[0] !== '') lines.push(line);
    line = [];
  }
  return lines;
}
