import { describe, expect, test } from 'vitest';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { newUploadKey } from './upload-key.ts';
import {
  awaitedUpload,
  freedUpload,
  inspectedChange,
  StoredUpload,
  takenUpload,
  uploadLifecycle,
  uploadRowKey,
} from './upload-row.ts';

const start = Date.parse('2026-11-26T09:00:00.000Z');
const hours = 60 * 60 * 1_000;

/** An upload in its table, and a sign-up that takes it. */
async function anUpload({ owner = '' }: { owner?: string } = {}) {
  const table = tablesInMemory('uploads').table('uploads');
  const kind = owner === '' ? 'headimg' : 'userimg';
  const key = newUploadKey(kind, 'jpg');
  await table.put(awaitedUpload({ key, kind, type: 'image/jpeg', owner, now: start }));
  const take = (parts: Partial<Parameters<typeof takenUpload>[0]> = {}) => {
    const taken = takenUpload({ key, kind, owner, usedBy: 'exam#1', isInspected: false, now: start, ...parts });
    return table.update(taken.key, taken.change, taken.condition);
  };
  const free = (usedBy: string, now = start) => {
    const freed = freedUpload({ key, usedBy, now });
    return table.update(freed.key, freed.change, freed.condition);
  };
  const inspect = (verdict: 'promoted' | 'refused') =>
    table.update(uploadRowKey(key), inspectedChange(verdict, { kind, isTaken: false, now: start }), {
      state: 'awaited',
    });
  const row = async () => table.get(uploadRowKey(key));
  return { key, take, free, inspect, row };
}

describe('an upload', () => {
  test('is taken once, before its inspection or after it, and kept from then on', async () => {
    for (const isInspected of [false, true]) {
      const upload = await anUpload();
      if (isInspected) await upload.inspect('promoted');
      expect(await upload.row()).toHaveProperty('expires', start / 1_000 + 72 * 60 * 60);
      expect(await upload.take()).toBe(true);
      expect(await upload.row()).not.toHaveProperty('expires');
      expect(await upload.take({ usedBy: 'exam#2' })).toBe(false);
      expect(await upload.row()).toMatchObject({
        usedBy: 'exam#1',
        due: 'inspection',
        dueAt: '2026-11-26T09:10:00.000Z',
      });
    }
  });

  test('may be taken again by who has it, so that a repeated request is answered alike', async () => {
    const upload = await anUpload();
    expect([await upload.take(), await upload.take()]).toEqual([true, true]);
  });

  test('is not taken once it is refused, or 48 hours are over', async () => {
    const upload = await anUpload();
    expect(await upload.take({ now: start + 48 * hours })).toBe(false);
    expect(await upload.take({ now: start + 48 * hours - 1 })).toBe(true);
    const refused = await anUpload();
    await refused.inspect('refused');
    expect(await refused.take()).toBe(false);
  });

  test('is not taken as another kind, or by another member', async () => {
    const upload = await anUpload({ owner: 'u1' });
    expect(await upload.take({ kind: 'media' })).toBe(false);
    expect(await upload.take({ owner: 'u2' })).toBe(false);
    expect(await upload.take({ owner: '' })).toBe(false);
    expect(await upload.take()).toBe(true);
  });

  test('is not taken before its inspection where that is asked for', async () => {
    const upload = await anUpload();
    expect(await upload.take({ isInspected: true })).toBe(false);
    await upload.inspect('promoted');
    expect(await upload.take({ isInspected: true })).toBe(true);
  });

  test('that is freed by who has it is taken by nobody any more', async () => {
    const upload = await anUpload();
    await upload.take();
    expect(await upload.free('exam#2')).toBe(false);
    expect(await upload.free('exam#1')).toBe(true);
    expect([await upload.take(), await upload.take({ usedBy: 'exam#2' })]).toEqual([false, false]);
    expect(StoredUpload.parse(await upload.row())).toMatchObject({ due: 'unused', dueAt: '2026-11-26T09:00:00.000Z' });
  });
});

test('what is kept for some days alone is due at their end, inspected or not', async () => {
  const table = tablesInMemory('uploads').table('uploads');
  for (const isInspectedFirst of [true, false]) {
    const key = newUploadKey('feedback', 'png');
    await table.put(awaitedUpload({ key, kind: 'feedback', type: 'image/png', owner: '', now: start }));
    const inspect = (isTaken: boolean) =>
      table.update(uploadRowKey(key), inspectedChange('promoted', { kind: 'feedback', isTaken, now: start }));
    if (isInspectedFirst) await inspect(false);
    const parts = { owner: '', usedBy: 'feedback#1', isInspected: false, now: start } as const;
    const taken = takenUpload({ key, kind: 'feedback', ...parts });
    expect(await table.update(taken.key, taken.change, taken.condition)).toBe(true);
    if (!isInspectedFirst) await inspect(true);
    const days = new Date(start + 90 * 24 * hours).toISOString();
    expect(await table.get(uploadRowKey(key))).toMatchObject({ state: 'promoted', due: 'unused', dueAt: days });
  }
});

test('what is promoted or refused stays so', () => {
  expect(uploadLifecycle).toEqual({ awaited: ['promoted', 'refused'], promoted: [], refused: [] });
});
