import { expect, test } from 'vitest';
import { captureLog } from '../testing/log-capture.ts';
import { log, logError } from './log.ts';
import type { LogLine } from './log-line.ts';
import { callFailed } from './platform-lines.ts';

const logged = captureLog();

const bookLent = {
  code: 'book.lent',
  level: 'INFO',
  fields: { bookId: 'string', days: 'number' },
  counts: ['BooksLent'],
} as const satisfies LogLine;
const shelfEmpty = { code: 'shelf.empty', level: 'WARN', fields: {} } as const satisfies LogLine;

test('a line is logged by its code and level, with its fields and what it counts', () => {
  log(bookLent, { bookId: 'b', days: 14 }, { BooksLent: 1 });
  const metrics = [{ Dimensions: [['function']], Metrics: [{ Name: 'BooksLent', Unit: 'Count' }] }];
  expect(logged.lines(bookLent)).toMatchObject([
    { level: 'INFO', bookId: 'b', days: 14, BooksLent: 1, _aws: { CloudWatchMetrics: metrics } },
  ]);
});

test('a line takes the fields and metrics that it states, and no others compile', () => {
  // @ts-expect-error a field is missing
  log(bookLent, { bookId: 'b' });
  // @ts-expect-error a field of another type
  log(bookLent, { bookId: 'b', days: '14' });
  // @ts-expect-error a field that the line has not
  log(bookLent, { bookId: 'b', days: 14, reader: 'r' });
  // @ts-expect-error a metric that the line has not
  log(bookLent, { bookId: 'b', days: 14 }, { BooksSold: 1 });
  // @ts-expect-error a line that counts nothing
  log(shelfEmpty, {}, { BooksLent: 1 });
  // @ts-expect-error a line without the facts of an error
  logError(shelfEmpty, new Error('no shelf'), {});
  logError(callFailed, new RangeError('secret'), {});
  expect(logged.lines(callFailed)).toMatchObject([{ level: 'ERROR', errorName: 'RangeError' }]);
});
