import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPositions, openStateDatabase } from './database.ts';

const aFile = () => join(mkdtempSync(join(tmpdir(), 'state-')), 'deeper', 'state.db');

it('a state belongs to one process at a time', () => {
  const file = aFile();
  const first = openStateDatabase(file);
  expect(() => openStateDatabase(file)).toThrow('Another site runs on the state');
  first.close();
  openStateDatabase(file).close();
});

it('positions outlive the process that wrote them', () => {
  const file = aFile();
  const before = openStateDatabase(file);
  createPositions(before).write('pipe', 'one');
  createPositions(before).write('pipe', 'two');
  before.close();
  const after = openStateDatabase(file);
  expect(createPositions(after).read('pipe')).toBe('two');
  expect(createPositions(after).read('other')).toBeUndefined();
  after.close();
});
