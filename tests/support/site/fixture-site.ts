import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { fixtureFolder } from '../../fixture/site.ts';
import { demandNoRefusals } from '../telling/refused-calls.ts';

declare module 'vitest' {
  interface ProvidedContext {
    fixtureUrl: string;
    fixtureState: string;
  }
}

/**
 * The fixture as a running site, for all files of a project; tests ask for it with `inject('fixtureUrl')`.
 * @throws Error when it is not built, or ends before it is ready
 */
export default async function setup(project: TestProject) {
  const assembly = path.resolve(fixtureFolder, 'assembly');
  if (!existsSync(assembly)) throw new Error('There is no fixture to start: run node tests/fixture/build.ts');
  const state = await mkdtemp(path.join(tmpdir(), 'fixture-'));
  const child = spawn(process.execPath, ['infra/local/testing/run-site.ts', assembly, state], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stderr.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.pipe(process.stderr);
  const ended = once(child, 'exit');
  const [said] = await Promise.race([once(child.stdout, 'data'), ended]);
  if (child.exitCode !== null) throw new Error(`The fixture ended with ${child.exitCode}`);
  project.provide('fixtureUrl', String(said).trim());
  project.provide('fixtureState', state);
  return async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(state, { recursive: true, force: true });
    demandNoRefusals(printed.join(''));
  };
}
