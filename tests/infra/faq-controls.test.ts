import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasScreens, root, type Taught, unknownControls, withoutVersion } from './screen-words.ts';

const answers: readonly Taught[] = globSync('shared/content/faq/*/*.md', { cwd: root }).map((file) => ({
  topic: file.split('/').at(-2) ?? '',
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

test.runIf(hasScreens)('every control that an answer of the FAQ names is a word of its product’s screens', () => {
  expect(unknownControls(answers)).toEqual([]);
});

test.runIf(hasScreens)('a control of another product is found', () => {
  const planted = { topic: 's1', file: 'planted.md', text: 'Press **Take Keynote**, then **Output watch**.' };
  expect(unknownControls([planted])).toEqual(['planted.md: Output watch']);
});

test('an answer about software says in its text with which version it was tried', () => {
  expect(withoutVersion(answers)).toEqual([]);
});
