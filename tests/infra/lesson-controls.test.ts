import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasScreens, root, type Taught, unknownControls } from './screen-words.ts';

/** Whose screens a lesson teaches, by the id of its product. */
const topics: Readonly<Record<string, string>> = {
  1: 's2',
  2: 's3',
  3: 's1',
  4: 'p1',
  6: 'assistant',
  9: 'p1',
  10: 's3-pro',
  11: 's3-lite',
  12: 'cc-max',
  14: 'stream-deck',
  15: 'hvc',
};

const lessons: readonly Taught[] = globSync('shared/content/courses/*/*.md', { cwd: root }).map((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return { topic: topics[/^product: (\d+)$/m.exec(text)?.[1] ?? ''] ?? '', file, text };
});

test.runIf(hasScreens)('every control that a lesson names is a word of its product’s screens', () => {
  expect(lessons.length).toBeGreaterThan(10);
  expect(unknownControls(lessons)).toEqual([]);
});

test.runIf(hasScreens)('a control of another product, and any of a product without screens, is found', () => {
  const planted = { file: 'planted.md', text: 'Press **TAKE**, then **Take over**.' };
  expect(unknownControls([{ topic: 'p1', ...planted }])).toEqual(['planted.md: Take over']);
  expect(unknownControls([{ topic: '', ...planted }])).toHaveLength(2);
});
