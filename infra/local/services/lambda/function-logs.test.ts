import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder } from '../../testing/a-folder.ts';
import { createFunctionLogs } from './function-logs.ts';

it('the last lines of each function are kept in memory, and all of them in a file', async () => {
  const folder = aFolder();
  const logs = createFunctionLogs(folder);
  for (let number = 0; number < 1_500; number += 1) logs.append('greet', `line ${number}`);
  logs.append('count', 'other');
  expect(logs.recent('greet')).toHaveLength(200);
  expect(logs.recent('greet').at(-1)).toMatchObject({ function: 'greet', line: 'line 1499' });
  expect(logs.recent().map(({ line }) => line)).toContain('other');
  expect(logs.recent('nobody')).toEqual([]);
  await logs.close();
  expect(readFileSync(join(folder, 'greet.log'), 'utf8').trim().split('\n')).toHaveLength(1_500);
});

it('a large log file is started afresh', async () => {
  const folder = aFolder();
  const file = join(folder, 'greet.log');
  writeFileSync(file, '');
  truncateSync(file, 6 * 1024 * 1024);
  const logs = createFunctionLogs(folder);
  logs.append('greet', 'new');
  await logs.close();
  expect(readFileSync(file, 'utf8')).toMatch(/^\S+Z new\n$/);
});
