import { describe, expect, test } from 'vitest';
import { keptPicture } from '../../platform/pictures/kept-picture.ts';
import { aJpeg, aPng } from '../../platform/testing/a-picture.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { keptKeyOf } from '../../platform/uploads/upload-key.ts';
import * as lines from '../log-lines.ts';
import { anUploadsDesk } from '../upload-builders.ts';
import { uploadInspector } from './upload-inspector.ts';

const output = captureLog();
const photo = await aJpeg();
const nonsense = Buffer.from('<svg/>');

describe('a file in quarantine', () => {
  test('that is a picture is kept under its own prefix, and gone from quarantine', async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign();
    desk.post(key, photo);
    await desk.inspect(key);
    expect([...desk.bucket.objects.keys()]).toEqual([keptKeyOf(key)]);
    expect(await desk.row(key)).toMatchObject({ state: 'promoted', due: 'unused' });
    expect(desk.told()).toEqual([['upload.inspected.v1', { key, kind: 'headimg', usedBy: '' }]]);
  });

  test('that is a PNG under the name of a JPEG is kept as what it is', async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign();
    desk.post(key, aPng());
    await desk.inspect(key);
    expect(desk.bucket.objects.get(keptKeyOf(key))).toMatchObject({ type: 'image/png' });
  });

  test('that is none is erased, and told with the reason and who has taken it', async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign();
    await desk.take(key);
    desk.post(key, nonsense);
    await desk.inspect(key);
    expect(desk.bucket.objects.size).toBe(0);
    expect(await desk.row(key)).toMatchObject({ state: 'refused' });
    const data = { key, kind: 'headimg', usedBy: 'exam#1', reason: 'not-a-picture' };
    expect(desk.told()).toEqual([['upload.refused.v1', data]]);
  });

  test("of a member that is refused leaves nothing in the member's partition", async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign('userimg', 'image/png', 'u1');
    desk.post(key, nonsense);
    await desk.inspect(key);
    expect(desk.told()).toMatchObject([['upload.refused.v1', { reason: 'not-a-picture' }]]);
    expect(await desk.ownedBy({ uid: 'u1' }).uploads.queryAll()).toEqual([]);
  });

  test('for which nobody signed is deleted', async () => {
    const desk = anUploadsDesk();
    for (const key of ['quarantine/headimg/x.jpg', 'quarantine/other']) {
      desk.post(key, photo);
      await desk.inspect(key);
    }
    expect(desk.bucket.objects.size).toBe(0);
    expect(desk.told()).toEqual([]);
  });

  test('that comes when 48 hours are over is deleted', async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign();
    desk.clock.now += 48 * 60 * 60 * 1_000;
    desk.post(key, photo);
    await desk.inspect(key);
    expect(desk.bucket.objects.size).toBe(0);
    expect(desk.told()).toEqual([]);
  });
});

describe('an inspection', () => {
  test('that comes again changes nothing and tells nothing', async () => {
    const desk = anUploadsDesk();
    const [kept, refused] = [await desk.sign(), await desk.sign()];
    desk.post(kept, photo);
    desk.post(refused, nonsense);
    for (const key of [kept, refused, kept, refused]) await desk.inspect(key);
    expect(desk.told()).toHaveLength(2);
    expect([...desk.bucket.objects.keys()]).toEqual([keptKeyOf(kept)]);
  });

  test('never keeps what took the place of the file that it is about', async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign();
    desk.post(key, nonsense, 'second');
    await desk.inspect(key, 'first');
    expect(await desk.row(key)).toMatchObject({ state: 'awaited' });
    expect(output.text).toContain('"why":"replaced"');
    await desk.inspect(key, 'second');
    expect(await desk.row(key)).toMatchObject({ state: 'refused' });
    expect(desk.bucket.objects.size).toBe(0);
  });

  test('after which another file is posted under the key keeps the first one', async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign();
    desk.post(key, photo);
    await desk.inspect(key);
    const before = desk.bucket.objects.get(keptKeyOf(key));
    for (const swapped of [nonsense, await aJpeg(8, 8)]) {
      desk.post(key, swapped, 'second');
      await desk.inspect(key, 'second');
    }
    expect(output.lines(lines.uploadDropped)).toMatchObject(Array(2).fill({ why: 'promoted', UploadsDropped: 1 }));
    expect(desk.bucket.objects).toEqual(new Map([[keptKeyOf(key), before]]));
  });

  test('that ends between the picture and its row goes on with the picture that is there', async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign();
    desk.post(key, photo);
    const release = desk.tables.hold('uploads', { pk: `upload#${key}`, sk: 'upload' });
    await expect(desk.inspect(key)).rejects.toThrow();
    release();
    expect(await desk.row(key)).toMatchObject({ state: 'awaited' });
    await desk.inspect(key);
    expect(await desk.row(key)).toMatchObject({ state: 'promoted' });
    expect([...desk.bucket.objects.keys()]).toEqual([keptKeyOf(key)]);
    expect(desk.told()).toHaveLength(1);
  });

  test('that ends between the row and quarantine empties quarantine when it comes again', async () => {
    const desk = anUploadsDesk();
    for (const [bytes, left] of [
      [photo, 1],
      [nonsense, 0],
    ] as const) {
      const key = await desk.sign();
      desk.post(key, bytes);
      const { delete: erase } = desk.bucket;
      desk.bucket.delete = () => Promise.reject(new Error('killed'));
      await expect(desk.inspect(key)).rejects.toThrow('killed');
      desk.bucket.delete = erase;
      await desk.inspect(key);
      expect([...desk.bucket.objects.keys()].filter((each) => each.endsWith(key.slice(-24)))).toHaveLength(left);
    }
    expect(desk.told()).toHaveLength(2);
  });

  test('during which somebody takes the upload names them', async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign();
    desk.post(key, photo);
    const { uploads, tables, bucket } = desk;
    let isTaken = false;
    // Between what the inspector has read and what it writes.
    const transact: typeof tables.transact = async (gather) => {
      if (!isTaken) isTaken = await desk.take(key);
      return tables.transact(gather);
    };
    await uploadInspector({ uploads, transact, bucket, inspect: keptPicture })({
      event: 'first',
      key,
      etag: 'first',
    });
    expect(desk.told()).toMatchObject([['upload.inspected.v1', { usedBy: 'exam#1' }]]);
    const row = await desk.row(key);
    expect(row).toMatchObject({ state: 'promoted', usedBy: 'exam#1' });
    expect(row).not.toHaveProperty('due');
  });

  test('during which the upload is erased leaves nothing', async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign();
    desk.post(key, photo);
    const { uploads, bucket, tables } = desk;
    const inspect: typeof keptPicture = async (...given) => {
      const kept = await keptPicture(...given);
      await uploads.delete({ pk: `upload#${key}`, sk: 'upload' });
      return kept;
    };
    await uploadInspector({ uploads, transact: tables.transact, bucket, inspect })({
      event: 'first',
      key,
      etag: 'first',
    });
    expect(bucket.objects.size).toBe(0);
    expect(desk.told()).toEqual([]);
  });

  test('that fails for a reason of ours refuses nothing', async () => {
    const desk = anUploadsDesk();
    const key = await desk.sign();
    desk.post(key, photo);
    const { uploads, bucket, tables } = desk;
    const inspect = () => Promise.reject(new Error('out of memory'));
    const inspector = uploadInspector({ uploads, transact: tables.transact, bucket, inspect });
    await expect(inspector({ event: 'first', key, etag: 'first' })).rejects.toThrow('out of memory');
    expect(await desk.row(key)).toMatchObject({ state: 'awaited' });
    expect(bucket.objects.size).toBe(1);
  });
});
