import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Forms and their mails promise an answer within 24 hours (product-rules.md#feedback): no page may take that back.
test('no page and no answer of the FAQ says that we answer on weekdays or in office hours alone', () => {
  const files = globSync('shared/content/{pages,faq}/**/*.md');
  expect(files.length).toBeGreaterThan(20);
  const refusing = files.filter((file) => /weekdays|office hours|one working day/i.test(readFileSync(file, 'utf8')));
  expect(refusing).toEqual([]);
});
