/** What a maker gives: a name, and a file of their own. */

import { statSync } from 'node:fs';

/** @throws Error when there is no such file */
export function expectFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file ${file}`);
  if (!found.isFile()) throw new Error(`${file} is a folder: name one file`);
}

interface Known<Entry> {
  readonly kind: 'picture' | 'film';
  readonly manifest: Readonly<Record<string, Entry>>;
  readonly name: string;
  /** One whose sizes a new one takes. */
  readonly like?: string | undefined;
}

/**
 * The entry of the manifest whose sizes a file gets: that of its name, or of another one that it shall be like.
 * @throws Error when the name cannot be one, or there is nothing whose sizes it could have
 */
export function entryInSizesOf<Entry>({ kind, manifest, name, like }: Known<Entry>): Entry {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" cannot be the name of a ${kind}: small letters, digits and single hyphens, as in "s3-pro"`,
    );
  const model = like ?? name;
  const entry = Object.hasOwn(manifest, model) ? manifest[model] : undefined;
  if (entry) return entry;
  const names = Object.keys(manifest);
  const begins = model.split('-')[0] ?? model;
  const alike = names.filter((one) => one.split('-')[0] === begins).slice(0, 5);
  const some = (alike.length > 0 ? alike : names.slice(0, 5)).join(', ');
  const further =
    like === undefined ? `. A new one takes its sizes from one that is there: --like ${some.split(',')[0]}` : '';
  throw new Error(`There is no ${kind} "${model}" in web/build/${kind}-manifest.json. There are ${some}${further}`);
}
