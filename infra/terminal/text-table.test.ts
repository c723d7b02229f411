import { describe, expect, it } from 'vitest';
import { textTable } from './text-table.ts';

describe('a table of text', () => {
  it('texts are aligned to the left and numbers to the right, with separated thousands', () => {
    expect(
      textTable(
        ['product', 'downloads'],
        [
          ['S3 Pro', 12_345],
          ['P1+', 7],
        ],
      ),
    ).toBe(['product  downloads', 'S3 Pro      12,345', 'P1+              7'].join('\n'));
  });

  it('a line of a table does not end in blanks', () => {
    expect(textTable(['a', 'name'], [['x', 'n']])).toBe('a  name\nx  n');
  });

  it('a table without rows is its head alone', () => {
    expect(textTable(['day', 'downloads'], [])).toBe('day  downloads');
  });

  it('a cell is one line, so that no text of strangers makes a row of its own', () => {
    const rows = [
      ['State', 'unpaid'],
      ['Address', '1 Road\r\nState    paid\n'],
    ];
    expect(textTable(['', ''], rows)).toBe('\nState    unpaid\nAddress  1 Road, State    paid');
  });
});
