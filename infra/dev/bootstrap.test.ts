import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder } from '../local/testing/a-folder.ts';

const bootstrap = join(import.meta.dirname, 'bootstrap.mjs');

/** A program that says its process id and runs until it is ended. */
function anEntry(): string {
  const path = join(aFolder(), 'entry.mjs');
  writeFileSync(path, 'console.log(String(process.pid)); setInterval(() => {}, 60_000);');
  return path;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'the launcher ends what it launched when npm and its shell end by %s',
  async (signal) => {
    const command = `"${process.execPath}" "${bootstrap}" "${anEntry()}"; exit`; // the last word keeps the shell between
    const shell = spawn('sh', ['-c', command], { env: { ...process.env, npm_lifecycle_event: 'start' } });
    const pid = await new Promise<number>((resolve) => shell.stdout.once('data', (text) => resolve(Number(text))));
    expect(isRunning(pid)).toBe(true);
    shell.kill(signal);
    await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);
  },
);
