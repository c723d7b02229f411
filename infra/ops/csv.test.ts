import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('records become lines under their head, and what has commas, quotes or lines is quoted', () => {
  expect(csv([{ name: 'Ada', content: 'a, "b"\nc' }])).toBe('name,content\r\nAda,"a, ""b""\nc"\r\n');
  expect(csv([])).toBe('');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%s is no formula for a spreadsheet', (value) => {
  expect(csv([{ value }]).split('\r\n')[1]).toMatch(/^"?'/);
});
