import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { functionName } from '../../../shared/contract/names.ts';

/** All that a function of a local site has logged; the site's own pages show the last lines only. @param name of the function */
export async function logLines(stateDirectory: string, name: string): Promise<string[]> {
  const file = join(stateDirectory, 'logs', `${functionName('local', name)}.log`);
  const written = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // It has printed nothing yet.
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A time stands before each; the last is still being written until its line ends.
  return written
    .split('\n')
    .slice(0, -1)
    .map((line) => line.slice(line.indexOf(' ') + 1));
}
