import { describe, expect, it } from 'vitest';
import { textTable } from './text-table.ts';

describe('a table of text', () => {
  it('aligns texts to the left and numbers to the right, thousands apart', () => {
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

  it('leaves no blanks at the end of a line', () => {
    expect(textTable(['a', 'name'], [['x', 'n']])).toBe('a  name\nx  n');
  });

  it('is its head alone without rows', () => {
    expect(textTable(['day', 'downloads'], [])).toBe('day  downloads');
  });
});
