import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Inside the project, as the copy imports its packages. */
const folder = '.build/platform-alone';

/** Compiles the platform in a folder that has nothing else of ours but what it may import. @returns the errors, by file */
async function errorsAlone(): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['shared', 'events', 'functions/platform']) cpSync(part, `${folder}/${part}`, { recursive: true });
  const project = { extends: '../../tsconfig.json', include: ['shared', 'events', 'functions'], exclude: [] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(project));
  const command = ['node_modules/typescript/bin/tsc', '-p', folder, '--pretty', 'false'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, command, { maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => resolve(stdout));
  });
  return output.match(/^.+: error TS\d+: .+$/gm) ?? [];
}

test('the platform compiles without any domain', async () => {
  expect(
    await errorsAlone(),
    'functions/platform imports shared, events and itself, and knows no names of domains',
  ).toEqual([]);
});
