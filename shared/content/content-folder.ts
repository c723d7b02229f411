import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { KnownMedia } from './check-library.ts';
import { ContentError, describeProblem } from './content-error.ts';
import type { ContentLibrary } from './library.ts';
import { loadContent } from './load.ts';

/** The smallest valid content: one product, its release, one case. Tests change the files that they are about. */
export const smallContent: Readonly<Record<string, string>> = {
  'products/s1.md': `---
id: 3
order: 1
title: S1
series: s
route: productS1
picture: s1
types: [1]
---
Window control for
conferences.
`,
  'releases/s1/2.5.1.md': `---
id: 104
date: 2026-03-10
builds:
  windows: { package: sample }
  mac: # announced
---
A maintenance release.
`,
  'cases/gala.md': `---
id: 1
order: 1
title: Forty acts, one evening
category: Stage & Variety shows
date: 2026-01-24
pictures:
  - { name: stage-variety-show, alt: A stage before a wide wall. }
text: A gala changes its wall with every act.
site:
  - { term: Place, description: A studio. }
outputs:
  - { term: Wall, description: Two outputs. }
equipment:
  - { term: S2, description: Main and backup., url: /product-s2 }
---
The evening in detail.
`,
};

/**
 * Writes content files to a temporary folder, for tests.
 * @param changes path → text, over `smallContent`; an empty text leaves the file out
 */
export function contentFolder(changes: Readonly<Record<string, string>> = {}): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [name, text] of Object.entries({ ...smallContent, ...changes })) {
    if (!text) continue;
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** The library of such a folder; of `media`, these alone exist. For tests. */
export function smallLibrary(changes: Readonly<Record<string, string>> = {}, media?: KnownMedia): ContentLibrary {
  using folder = contentFolder(changes);
  return loadContent(folder.path, media);
}

/** The problems of such a folder, one line each. For tests. */
export function problemsOf(changes: Readonly<Record<string, string>>, media?: KnownMedia): string[] {
  try {
    smallLibrary(changes, media);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(describeProblem);
    throw error;
  }
  return [];
}
