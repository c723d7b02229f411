import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

/** What is written, without the mark at its start. */
const written = (records: readonly object[]) => writeCsv(records).replace(/^\uFEFF/, '');

test('records become lines under their head, and what has commas, quotes or lines is quoted', () => {
  expect(written([{ name: 'Ada', content: 'a, "b"\nc' }])).toBe('name,content\r\nAda,"a, ""b""\nc"\r\n');
  expect(written([{ name: ' Ada', kept: true, count: 2 }])).toBe('name,kept,count\r\n" Ada",true,2\r\n');
});

test('a file has the mark by which a spreadsheet knows UTF-8; without records and columns it is empty', () => {
  expect(writeCsv([{ name: '春晚' }])).toBe('\uFEFFname\r\n春晚\r\n');
  expect(writeCsv([], { columns: ['name'] })).toBe('\uFEFFname\r\n');
  expect(writeCsv([])).toBe('');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])('%s is no formula for a spreadsheet', (value) => {
  expect(written([{ value }]).split('\r\n')[1]).toMatch(/^"?\t?'/);
});

test('an ID number is text for a spreadsheet, which would round it; a phone number stays one', () => {
  const [, line] = written([{ idcard: '110105198802158766', other: '11010519880810980X', phone: '13992536790' }]).split(
    '\r\n',
  );
  expect(line).toBe("'110105198802158766,11010519880810980X,13992536790");
});

test.each(['a;=1', 'a\t=1', 'a\n=1', 'a; \n@SUM(A1)', 'a;"=1'])(
  '%j is no formula either where a spreadsheet cuts it',
  (value) => {
    expect(written([{ name: 'Ada', value }])).toMatch(/[;\t\n]'/);
  },
);

test('lines of a list stay lines, whichever way they end', () => {
  expect(written([{ value: 'We need:\r\n\r\n- 4 servers\n- 2 inputs' }]).split('value\r\n')[1]).toBe(
    `"We need:\n\n'- 4 servers\n'- 2 inputs"\r\n`,
  );
});

/** The cells that a spreadsheet makes of a file: quotes count where a cell begins with them. */
function cellsOf(text: string, separator: string): string[] {
  const cell = new RegExp(`"(?:[^"]|"")*"[^${separator}\\r\\n]*|[^${separator}\\r\\n]*`, 'y');
  const cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    cell.lastIndex = at;
    const [found = ''] = cell.exec(text) ?? [];
    cells.push(found.replace(/^"((?:[^"]|"")*)"/, '$1'));
    at += found.length;
  }
  return cells;
}

const nasty = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '\r', '\n', '"', "'", ' ', 'a') });

test.each([',', ';', '\t'])('no cell of a file begins a formula when it is separated by %j', (separator) => {
  fc.assert(
    fc.property(fc.array(fc.record({ one: nasty, two: nasty }), { minLength: 1 }), (records) => {
      const running = cellsOf(written(records), separator).filter((found) => /^\s*[=+\-@]/.test(found));
      expect(running).toEqual([]);
    }),
  );
});
