import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');
const textOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
    .replaceAll(/\s+/g, ' ');
/** The words of the products' screens. A maker who has pictures of their own deletes them, and what teaches controls cannot be compared any more. */
export const screens = (...names: string[]) => textOf(...names.map((name) => `web/pictures/screens/${name}/*.ts*`));

export const hasScreens = existsSync(join(root, 'web/pictures/screens'));

/** What this site itself says: its components, and its rules. */
const site = textOf('web/src/**/*.ts', 'web/src/**/*.tsx', 'shared/product-rules.md');
const senders = screens('ndi');
const assistant = screens('assistant-*', 'kit');

/** Where the words of a product's screens stand, by the topic of its answers in the FAQ. */
const screenWords: Readonly<Record<string, string>> = {
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

/** A text that teaches something of a product. */
export interface Taught {
  /** Whose screens have its controls; a name of `screenWords`. */
  readonly topic: string;
  readonly file: string;
  readonly text: string;
}

/** What texts call a control (in bold) and no screen of their product says. */
export function unknownControls(texts: readonly Taught[]): string[] {
  return texts.flatMap(({ topic, file, text }) =>
    [...text.matchAll(/\*\*(.+?)\*\*/g)]
      .map(([, control = '']) => control)
      .filter((control) => !screenWords[topic]?.includes(control))
      .map((control) => `${file}: ${control}`),
  );
}

/** Software whose text does not say with which version it was tried. */
export function withoutVersion(texts: readonly Taught[]): string[] {
  return texts
    .filter(({ text }) => {
      const [, matter = '', body = ''] = text.split(/^---$/m);
      const version = /^version: (.+)$/m.exec(matter)?.[1];
      return version !== undefined && !body.includes(version);
    })
    .map(({ file }) => file);
}
