import { describe, expect, test, vi } from 'vitest';
import { keptPicture } from '../../platform/pictures/kept-picture.ts';
import { PictureTimedOut, RefusedPicture } from '../../platform/pictures/picture-outcome.ts';
import { aJpeg, pixelsOf } from '../../platform/testing/a-picture.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { keptKeyOf } from '../../platform/uploads/upload-key.ts';
import * as lines from '../log-lines.ts';
import { anUploadsDesk } from '../upload-builders.ts';
import { uploadInspector } from './upload-inspector.ts';

const output = captureLog();
const photo = await aJpeg();

/** An upload, and an inspector that tells how often it decodes. */
async function aWatchedDesk() {
  const desk = anUploadsDesk();
  const { uploads, tables, bucket } = desk;
  const inspect = vi.fn(keptPicture);
  const inspector = uploadInspector({ uploads, transact: tables.transact, bucket, inspect });
  return { desk, key: await desk.sign(), inspector, inspect };
}

describe('an inspection', () => {
  test('that dies when it has claimed the upload goes on when its event comes again', async () => {
    const { desk, key, inspector, inspect } = await aWatchedDesk();
    desk.post(key, photo);
    inspect.mockRejectedValueOnce(new Error('killed'));
    await expect(inspector({ event: 'a', key, etag: 'first' })).rejects.toThrow('killed');
    // What is posted and told meanwhile waits for nobody.
    await inspector({ event: 'b', key, etag: 'first' });
    expect(await desk.row(key)).toMatchObject({ state: 'awaited', inspectedBy: 'a' });
    await inspector({ event: 'a', key, etag: 'first' });
    expect(await desk.row(key)).toMatchObject({ state: 'promoted' });
    expect([...desk.bucket.objects.keys()]).toEqual([keptKeyOf(key)]);
    expect(inspect).toHaveBeenCalledTimes(2);
  });

  test('that dies between picture and row is not undone by what is posted meanwhile', async () => {
    const { desk, key, inspector } = await aWatchedDesk();
    desk.post(key, photo);
    const release = desk.tables.hold('uploads', { pk: `upload#${key}`, sk: 'upload' });
    await expect(inspector({ event: 'a', key, etag: 'first' })).rejects.toThrow();
    release();
    const before = desk.bucket.objects.get(keptKeyOf(key));
    await inspector({ event: 'b', key, etag: 'first' });
    await inspector({ event: 'a', key, etag: 'first' });
    expect(desk.bucket.objects).toEqual(new Map([[keptKeyOf(key), before]]));
    expect(desk.told()).toHaveLength(1);
  });

  test('that two deliveries of its event make at a time keeps the picture', async () => {
    const { desk, key, inspector, inspect } = await aWatchedDesk();
    desk.post(key, photo);
    inspect.mockImplementationOnce(async () => {
      await inspector({ event: 'a', key, etag: 'first' });
      throw new RefusedPicture('unreadable');
    });
    await inspector({ event: 'a', key, etag: 'first' });
    expect(await desk.row(key)).toMatchObject({ state: 'promoted' });
    expect([...desk.bucket.objects.keys()]).toEqual([keptKeyOf(key)]);
  });

  test('that times out on a busy machine is no fault of the file: it is tried again until the picture is ready', async () => {
    const { desk, key, inspector, inspect } = await aWatchedDesk();
    desk.post(key, photo);
    for (let time = 0; time < 3; time++) inspect.mockRejectedValueOnce(new PictureTimedOut());
    const deliver = () => inspector({ event: 'a', key, etag: 'first' });
    for (let time = 0; time < 3; time++) await expect(deliver()).rejects.toThrow(PictureTimedOut);
    expect(await desk.row(key)).toMatchObject({ state: 'awaited' });
    await deliver();
    expect(await desk.row(key)).toMatchObject({ state: 'promoted' });
  });
});

describe('of twenty posts by one signature', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => String(at));

  test('of the same bytes, and so of one ETag, one is decoded, and the others are counted', async () => {
    const { desk, key, inspector, inspect } = await aWatchedDesk();
    desk.post(key, photo);
    await Promise.all(twenty.map((event) => inspector({ event, key, etag: 'first' })));
    expect(inspect).toHaveBeenCalledOnce();
    expect(output.lines(lines.uploadDropped).map(({ UploadsDropped }) => UploadsDropped)).toEqual(Array(19).fill(1));
    expect([...desk.bucket.objects.keys()]).toEqual([keptKeyOf(key)]);
  });

  test('of other bytes each, one is decoded, whatever the order in which their events come', async () => {
    for (const order of [twenty, twenty.toReversed()]) {
      const { desk, key, inspector, inspect } = await aWatchedDesk();
      for (const etag of twenty) desk.post(key, photo, etag);
      for (const event of order) await inspector({ event, key, etag: event });
      expect(inspect).toHaveBeenCalledOnce();
      expect([...desk.bucket.objects.keys()]).toEqual([keptKeyOf(key)]);
    }
  });

  test('that come while the first is decoded none is, nor even read, and the first is kept', async () => {
    const { desk, key, inspector, inspect } = await aWatchedDesk();
    desk.post(key, await aJpeg(8, 8));
    const get = vi.spyOn(desk.bucket, 'get');
    inspect.mockImplementationOnce(async (bytes) => {
      for (const event of twenty) {
        desk.post(key, photo, event);
        await inspector({ event, key, etag: event });
      }
      return keptPicture(bytes);
    });
    await inspector({ event: 'a', key, etag: 'first' });
    expect([inspect.mock.calls.length, get.mock.calls.length]).toEqual([1, 1]);
    expect(await desk.row(key)).toMatchObject({ state: 'promoted', inspectedBy: 'a' });
    expect(desk.bucket.objects.size).toBe(1);
    const kept = desk.bucket.objects.get(keptKeyOf(key))?.bytes ?? expect.fail();
    expect(await pixelsOf(kept)).toMatchObject({ width: 8, height: 8 });
  });
});
