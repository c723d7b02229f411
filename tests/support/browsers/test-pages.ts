import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Where the site of the test pages is built. */
export const testPagesFolder = '.build/test-pages';

/** Builds the pages of `web/testing/pages` once for all files of a project. */
export default async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, ['web/testing/pages/build.ts', testPagesFolder]);
}
