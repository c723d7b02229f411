import { CommandError } from '../terminal/command-line.ts';

/**
 * Reads comma-separated values with a head (RFC 4180): a record for each line, by the names in the head. Empty lines are left out.
 * @throws CommandError for quotes that do not close, and for a line of more or fewer values than the head
 */
export function csvRecords(text: string): Record<string, string>[] {
  const [head, ...rows] = linesOf(text.replace(/^\uFEFF/, ''));
  if (!head) return [];
  return rows.map((cells, at) => {
    if (cells.length !== head.length)
      throw new CommandError(`Row ${at + 1} has ${values(cells.length)}, and the head ${values(head.length)}`);
    return Object.fromEntries(head.map((name, column) => [name.trim(), cells[column] ?? '']));
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
