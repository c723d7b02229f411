import { expect, test } from 'vitest';
import { aJpeg, anExif, aPng } from '../../platform/testing/a-picture.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { keyOf } from '../../platform/uploads/upload-key.ts';
import { anUploadsDesk } from '../upload-builders.ts';
import { pictureUploader } from './picture-uploader.ts';

captureLog();

/** A member who sends files, and where they come to. */
function anUploader(kind: 'userimg' | 'media' = 'userimg', isUsed = false) {
  const desk = anUploadsDesk();
  const { tables, bucket } = desk;
  const upload = pictureUploader({ kind, isUsed, transact: tables.transact, putNew: bucket.putNew });
  return { ...desk, send: (bytes: Uint8Array) => upload(new File([new Uint8Array(bytes)], 'a.jpg'), 'u1') };
}

test('a picture is kept without what its camera noted, and waits to be taken', async () => {
  const desk = anUploader();
  const { path, type } = await desk.send(await aJpeg(40, 30, anExif(6)));
  expect([path, type]).toEqual([expect.stringMatching(/^\/uploaded\/userimg\/\w{20}\.jpg$/), 'image/jpeg']);
  const [[at, object] = expect.fail()] = desk.bucket.objects;
  expect(`/${at}`).toBe(path);
  expect(Buffer.from(object.bytes).includes('GPS')).toBe(false);
  const key = keyOf(path, '') ?? expect.fail();
  expect(await desk.row(key)).toMatchObject({ state: 'promoted', owner: 'u1', due: 'unused' });
  expect(desk.told()).toEqual([['upload.inspected.v1', { key, kind: 'userimg', usedBy: '' }]]);
  expect(await desk.take(key, 'member#u1', 'userimg', 'u1')).toBe(true);
});

test('what older clients upload is used at once, and kept as long as its member', async () => {
  const desk = anUploader('media', true);
  const { path, type } = await desk.send(aPng());
  expect([path, type]).toEqual([expect.stringMatching(/^\/uploaded\/media\/\w{20}\.png$/), 'image/png']);
  const row = await desk.row(keyOf(path, '') ?? expect.fail());
  expect(row).toMatchObject({ state: 'promoted', usedBy: 'member#u1' });
  expect(row).not.toHaveProperty('due');
  expect(row).not.toHaveProperty('expires');
});

test('what is no picture is refused in the words of its form, and leaves nothing', async () => {
  const desk = anUploader();
  await expect(desk.send(Buffer.from('<svg/>'))).rejects.toThrow('Uploading photos can only be JPG, PNG format!');
  await expect(desk.send(aPng().subarray(0, 60))).rejects.toThrow('Please choose another one');
  expect(desk.tables.items()).toEqual([]);
  expect(desk.bucket.objects.size).toBe(0);
});

test('an upload that ends before its object is there is erased like what nobody took', async () => {
  const desk = anUploader();
  desk.bucket.putNew = () => Promise.reject(new Error('killed'));
  const { tables } = desk;
  const putNew = () => Promise.reject(new Error('killed'));
  const upload = pictureUploader({ kind: 'userimg', isUsed: false, transact: tables.transact, putNew });
  await expect(upload(new File([new Uint8Array(aPng())], 'a.png'), 'u1')).rejects.toThrow('killed');
  expect(tables.items()).toContainEqual(expect.objectContaining({ state: 'awaited', due: 'unused' }));
});
