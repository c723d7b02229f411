import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
    .replaceAll(/\s+/g, ' ');
const screens = (...names: string[]) => textOf(...names.map((name) => `web/pictures/screens/${name}/*.ts*`));

/** What this site itself says: its components, and the words that pages not built yet will have. */
const site = textOf('web/src/**/*.ts', 'web/src/**/*.tsx', 'shared/product-rules.md');
const senders = screens('ndi');
const assistant = screens('assistant-*', 'kit');

/** Where the words of a product's screens stand, by the topic of its answers. */
const words: Readonly<Record<string, string>> = {
  s1: screens('s1', 's1-page') + senders,
  s2: screens('s2', 's2-keys'),
  s3: screens('s3', 's3-mapping', 's3-timeline') + assistant,
  's3-pro': screens('s3-pro') + textOf('shared/content/manuals/s3-pro.md'),
  's3-lite': screens('s3-lite', 's3-lite-build'),
  p1: screens('p1-*') + textOf('shared/content/manuals/p1-plus.md', 'shared/content/product-pages/p1.md'),
  'c-series': screens('c-series'),
  'cc-max': screens('cc-max-*'),
  touch: screens('touch-*'),
  'stream-deck': screens('stream-deck', 'stream-deck-*'),
  assistant: assistant + site,
  'license-reader': screens('license-reader'),
  'ndi-sender': senders,
  hvc: screens('hvc', 'hvc-*') + textOf('shared/content/manuals/hvc-tutorial.md'),
  hardware: '',
  downloads: site,
  accounts: site,
  orders: site,
  subscriptions: site + screens('p1-code-*'),
  certification: site,
};

interface Answer {
  readonly topic: string;
  readonly file: string;
  readonly text: string;
}

const answers: readonly Answer[] = globSync('shared/content/faq/*/*.md', { cwd: root }).map((file) => ({
  topic: file.split('/').at(-2) ?? '',
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

/** What answers call a control and no screen of their product says. */
function unknownControls(list: readonly Answer[]): string[] {
  return list.flatMap(({ topic, file, text }) =>
    [...text.matchAll(/\*\*(.+?)\*\*/g)]
      .map(([, control = '']) => control)
      .filter((control) => !words[topic]?.includes(control))
      .map((control) => `${file}: ${control}`),
  );
}

test('every control that an answer of the FAQ names is a word of its product’s screens', () => {
  expect(unknownControls(answers)).toEqual([]);
});

test('a control of another product is found', () => {
  const planted = { topic: 's1', file: 'planted.md', text: 'Press **Take Keynote**, then **Output watch**.' };
  expect(unknownControls([planted])).toEqual(['planted.md: Output watch']);
});

test('an answer about software says in its text with which version it was tried', () => {
  const silent = answers.filter(({ text }) => {
    const [, matter = '', body = ''] = text.split(/^---$/m);
    const version = /^version: (.+)$/m.exec(matter)?.[1];
    return version !== undefined && !body.includes(version);
  });
  expect(silent.map(({ file }) => file)).toEqual([]);
});
