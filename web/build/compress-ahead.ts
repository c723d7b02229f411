import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { brotliEnding, filesCompressedAhead } from '../../shared/compressed-ahead.ts';
import { output } from './paths.ts';

const compress = promisify(brotliCompress);

/**
 * Writes the scripts and style sheets of the site under way a second time, compressed as well as can be: for this the edge has no time.
 * @returns how many
 */
export async function compressAhead(): Promise<number> {
  const folder = join(output.siteUnderWay, 'assets');
  const names = (await readdir(folder)).filter((name) => filesCompressedAhead.test(`/assets/${name}`));
  const writing = names.map(async (name) => {
    const path = join(folder, name);
    const body = await readFile(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }; // the highest quality, unless stated
    await writeFile(path + brotliEnding, await compress(body, { params }));
  });
  await Promise.all(writing);
  return names.length;
}
