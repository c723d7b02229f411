import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureFile } from '../../shared/content/measure-file.ts';
import { output, projectFolder } from './paths.ts';

/** Everything that the output of the build depends on. */
const inputs = ['web/build.ts', 'web/{build,prerender,src,public}/**/*', 'shared/**/*', 'package-lock.json'];

/** A hash over names and contents of all inputs, and the month, by which `/.well-known/security.txt` says how long it holds. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 7));
  const files = globSync(inputs, { cwd: projectFolder }).toSorted();
  for (const file of files) {
    const path = join(projectFolder, file);
    if (!statSync(path).isFile() || file.includes('.test.')) continue;
    hash.update(file).update('\0').update(measureFile(path).sha256);
  }
  return hash.digest('hex');
}

/** Whether the last build was made from exactly these inputs, and is still there. */
export function isBuilt(current: string): boolean {
  if (!existsSync(output.fingerprint) || !existsSync(output.site) || !existsSync(output.csp)) return false;
  return readFileSync(output.fingerprint, 'utf8') === current;
}

/** Keeps the hash of the inputs of this build. */
export function keepFingerprint(current: string): void {
  writeFileSync(output.fingerprint, current);
}
