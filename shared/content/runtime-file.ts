import { join } from 'node:path';
import type { FileFacts } from '../contract/content-schemas.ts';
import { resolveBuild } from './build-file.ts';
import type { ContentProblem } from './content-error.ts';
import type { Runtime } from './library.ts';
import type { LoadedProductPage } from './load-product-pages.ts';

const part = { name: 'P1+ Runtime', slug: 'p1-plus-runtime' };

/** Reads it from the page that offers it; undefined where the folder has no such page, or its file cannot be published. */
export function loadRuntime(
  directory: string,
  pages: readonly LoadedProductPage[],
  problems: ContentProblem[],
): Runtime | undefined {
  for (const { content, entry } of pages) {
    if (!('plus' in entry)) continue;
    const { text, version, date, file } = entry.plus.runtime;
    const subject = { type: 9, part, version, date, notes: text, folder: join(directory, 'product-pages') } as const;
    try {
      return { version, day: date, build: resolveBuild(subject, 'windows', file) };
    } catch (error) {
      const message = `The file cannot be published: ${(error as Error).message}`; // resolveBuild throws Errors
      problems.push(content.problem(['plus', 'runtime', 'file'], message));
    }
  }
  return undefined;
}

/** What its page says of it; undefined while it is only announced. */
export type RuntimeFacts = Omit<FileFacts, 'system'> & Pick<Runtime, 'version' | 'day'>;

export function runtimeFacts(runtime: Runtime | undefined): RuntimeFacts | undefined {
  if (!runtime || runtime.build.kind === 'announced') return undefined;
  const { version, day, build } = runtime;
  const { path: file_path, fileName: en_file_name } = build;
  const { size, sha256 } = build.kind === 'stored' ? build : { size: 0, sha256: '' };
  return { version, day, file_path, en_file_name, size, sha256 };
}
