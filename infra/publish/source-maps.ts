import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceMapDirectory, sourceMapKey } from '../../shared/manifest/bundle-id.ts';
import { inParallel } from './in-parallel.ts';
import type { ObjectStore } from './object-store.ts';
import { sha256 } from './planned-object.ts';

const transfersAtATime = 8;

/**
 * Keeps the source maps of this checkout's bundles where `npm run ops -- frames` finds them after the next build, for as long
 * as the log lines that they explain. A map that is there already is left.
 * @returns how many were written
 */
export async function keepSourceMaps(
  store: Pick<ObjectStore, 'describe' | 'put'>,
  directory = sourceMapDirectory,
): Promise<number> {
  const files = existsSync(directory) ? readdirSync(directory) : [];
  const written = await inParallel(files, transfersAtATime, async (file) => {
    const key = sourceMapKey(basename(file, '.map'));
    if (await store.describe(key)) return 0;
    const path = join(directory, file);
    const bytes = readFileSync(path);
    await store.put({
      key,
      contentType: 'application/json',
      cacheControl: 'no-store',
      size: bytes.length,
      sha256: sha256(bytes),
      open: () => createReadStream(path),
    });
    return 1;
  });
  return written.reduce<number>((sum, one) => sum + one, 0);
}
