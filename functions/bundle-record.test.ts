import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fileHashes, keepRecord, readRecord } from './bundle-record.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

function aFile(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('what a bundle is made of', () => {
  test('is told by its files', () => {
    const file = aFile('a.ts', 'one');
    expect(fileHashes().ofBundle([file])).toBe(fileHashes().ofBundle([file]));
  });

  test('is another where a file changes, is gone or joins', () => {
    const [a, b] = [aFile('a.ts', 'one'), aFile('b.ts', 'two')];
    const before = fileHashes().ofBundle([a]);
    expect(fileHashes().ofBundle([a, b])).not.toBe(before);
    expect(fileHashes().ofBundle([path.join(folder, 'gone.ts')])).not.toBe(before);
    writeFileSync(a, 'another');
    expect(fileHashes().ofBundle([a])).not.toBe(before);
    expect(fileHashes().ofRooms([folder])).not.toBe(fileHashes().ofRooms([]));
    const rooms = fileHashes().ofRooms([folder]);
    aFile('a.test.ts', 'a test is in no bundle');
    expect(fileHashes().ofRooms([folder])).toBe(rooms);
  });
});

describe('the record of a build', () => {
  test('is read as it was kept', () => {
    const file = path.join(folder, 'record.json');
    const record = { rooms: 'r', withSourceMaps: true, bundles: { 'a/b': { hash: 'h', files: ['f'], packages: [] } } };
    keepRecord(file, record);
    expect(readRecord(file)).toEqual(record);
  });

  test.each([
    ['that is not there', undefined],
    ['that was cut off', '{"rooms":"r","bun'],
    ['of another version', '{"made":[]}'],
  ])('%s knows no bundle, so that all are made', (_, content) => {
    const file = path.join(folder, 'absent.json');
    if (content !== undefined) writeFileSync(file, content);
    expect(readRecord(file).bundles).toEqual({});
  });
});
