/** Puts files that were made into the folder that the site serves, once all of them are there: an attempt that fails leaves the folder as it was. */

import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFolder } from '../paths.ts';

/** The folder of the web client, with `public` and the manifests in it; tests have one of their own. */
export interface InFolder {
  readonly web?: string;
}

/** Called while files are made, with a step and how much of it is done. */
export type OnProgress = (step: string, done: number, total: number) => void;

/**
 * Gives a folder to make files in, and removes it afterwards. It lies on the same disk as the site's, so that files can be moved there.
 * @returns what `make` returns
 */
export async function inWorkFolder<Made>(
  make: (folder: string) => Promise<Made>,
  { web = webFolder }: InFolder,
): Promise<Made> {
  const local = join(web, '../.local');
  mkdirSync(local, { recursive: true });
  const folder = mkdtempSync(join(local, 'media-'));
  try {
    return await make(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Moves files to where the site serves them, and takes away those of the last time that were not made again.
 * @param made names of files in the folder `from`
 * @param former names that files of the last time may have; none when left out
 */
export function putInPlace(made: readonly string[], from: string, to: string, former?: RegExp): void {
  mkdirSync(to, { recursive: true });
  for (const file of made) renameSync(join(from, file), join(to, file));
  for (const file of readdirSync(to)) if (former?.test(file) && !made.includes(file)) rmSync(join(to, file));
}

/** Replaces an entry of a manifest, keeping it in order of name. */
export function writeEntry(file: string | URL, entries: Readonly<Record<string, unknown>>): void {
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
