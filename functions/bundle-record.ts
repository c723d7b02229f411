import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { measureFile } from '../shared/content/measure-file.ts';

/** What the bundles of a folder were made of, so that a build makes those alone whose files have changed. */
const BundleRecord = z.object({
  /** Hash over all that any bundle could be made of. */
  rooms: z.string(),
  withSourceMaps: z.boolean(),
  bundles: z.record(
    z.string(),
    z.object({ hash: z.string(), files: z.array(z.string()), packages: z.array(z.string()) }),
  ),
});
export type BundleRecord = z.output<typeof BundleRecord>;

const nothing: BundleRecord = { rooms: '', withSourceMaps: false, bundles: {} };

/** @returns the record of the last build; one of no bundle where there is none that can be read */
export function readRecord(file: string): BundleRecord {
  if (!existsSync(file)) return nothing;
  try {
    return BundleRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return nothing;
  }
}

export function keepRecord(file: string, record: BundleRecord): void {
  writeFileSync(file, JSON.stringify(record));
}

/** The folders whose TypeScript and JSON functions are made of. */
export const rooms: readonly string[] = ['functions', 'shared', 'events'];

/** Decides how bundles are made, whatever is in them; packages are as the lock file says, and tests are in none. */
const recipes = ['package-lock.json', 'functions/*.ts'];
const filesOf = (patterns: readonly string[]) =>
  globSync(patterns)
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();

/** Hashes files by name and content, each read once. */
export function fileHashes() {
  const known = new Map<string, string>();
  const hashOfFile = (file: string): string => {
    const hash = known.get(file) ?? (existsSync(file) ? measureFile(file).sha256 : '');
    known.set(file, hash);
    return hash;
  };
  const together = (files: readonly string[]) => hashOf(files.flatMap((file) => [file, hashOfFile(file)]));
  const recipe = together(filesOf(recipes));
  return {
    /** @param folders whose TypeScript and JSON any bundle may contain */
    ofRooms: (folders: readonly string[]) =>
      together(filesOf([...folders.map((folder) => `${folder}/**/*.{ts,json}`), 'package-lock.json'])),
    ofBundle: (files: readonly string[]) => hashOf([recipe, together(files)]),
  };
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
