import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../../testing/a-folder.ts';
import { createPositions, openStateDatabase } from './database.ts';

const aFile = () => join(aFolder(), 'deeper', 'state.db');

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

describe('changes made atomically', () => {
  /** A database in memory, and what a reader finds in it. */
  function aTable() {
    const database = openStateDatabase(':memory:');
    onTestFinished(() => database.close());
    const positions = createPositions(database);
    return { ...database, positions };
  }

  it('changes made atomically are all made, or none', () => {
    const { atomically, positions } = aTable();
    atomically(() => positions.write('kept', 'one'));
    const failing = () =>
      atomically(() => {
        positions.write('kept', 'two');
        throw new Error('no disk');
      });
    expect(failing).toThrow('no disk');
    expect(positions.read('kept')).toBe('one');
  });

  it('changes made atomically join the change that they are made within', () => {
    const { atomically, positions } = aTable();
    const failing = () =>
      atomically(() => {
        atomically(() => positions.write('inner', 'one'));
        throw new Error('no disk');
      });
    expect(failing).toThrow('no disk');
    expect(positions.read('inner')).toBeUndefined();
  });
});
