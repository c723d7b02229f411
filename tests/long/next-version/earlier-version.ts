import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Which commit is the version before: the one before this, unless `EARLIER_COMMIT` says another. */
const commit = process.env.EARLIER_COMMIT ?? 'HEAD~1';

/** @throws Error with what a program said */
function run(program: string, parameters: readonly string[], cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stderr || stdout}`);
  return stdout.trim();
}

/**
 * Checks out an earlier version beside this one and builds it, with the packages that are installed here; what was built before is taken.
 * @returns its folder, and its commit
 * @throws Error where the history does not reach so far, or it does not build
 */
export function earlierVersion(): { readonly folder: string; readonly id: string } {
  const id = run('git', ['rev-parse', '--short', `${commit}^{commit}`]);
  const folder = path.resolve('.build/versions', id);
  if (!existsSync(folder)) {
    run('git', ['clone', '--quiet', '--no-checkout', '.', folder]);
    run('git', ['checkout', '--quiet', id], folder);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  }
  if (!existsSync(path.join(folder, 'cdk.out/manifest.json')))
    for (const program of ['functions/build.ts', 'web/build.ts', 'infra/app.ts'])
      run(process.execPath, [program], folder);
  return { folder, id };
}
