import { expect, test } from 'vitest';
import { aJpeg } from '../../platform/testing/a-picture.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { keptKeyOf, publicPathOf } from '../../platform/uploads/upload-key.ts';
import { freedUpload } from '../../platform/uploads/upload-row.ts';
import { anUploadsDesk } from '../upload-builders.ts';
import { unusedUploadEraser } from './unused-uploads.ts';
import { memberUploadEraser, openedUpload, ownUploads, uploadEraser, uploadsOfPerson } from './uploads-of-member.ts';

captureLog();
const photo = await aJpeg();
const hour = 60 * 60 * 1_000;

/** A desk with the job that erases what nobody took. */
function anEraser() {
  const desk = anUploadsDesk();
  const { byDue, uploads, bucket, clock } = desk;
  const job = unusedUploadEraser({ byDue, uploads, bucket });
  return { ...desk, runAfter: (hours: number) => job({ dueAt: new Date(clock.now + hours * hour) }) };
}

test('what nobody takes within 48 hours is erased, inspected or not', async () => {
  const desk = anEraser();
  const keys = [await desk.sign('userimg', 'image/jpeg', 'u1'), await desk.sign()];
  for (const key of keys) desk.post(key, photo);
  await desk.inspect(keys[0] ?? '');
  await desk.runAfter(47.9);
  expect(desk.bucket.objects.size).toBe(2);
  await desk.runAfter(48);
  expect(desk.bucket.objects.size).toBe(0);
  for (const key of keys) expect(await desk.row(key)).toBeUndefined();
  expect(await desk.ownedBy({ uid: 'u1' }).uploads.queryAll()).toEqual([]);
});

test('what somebody took stays, also where the index still says otherwise', async () => {
  const desk = anEraser();
  const key = await desk.sign();
  desk.post(key, photo);
  await desk.inspect(key);
  const listed = (await desk.row(key)) ?? {};
  await desk.take(key);
  await desk.runAfter(1_000);
  const { uploads, bucket, clock } = desk;
  async function* lagging() {
    yield [listed];
  }
  const byDue = { ...desk.byDue, queryPages: lagging };
  await unusedUploadEraser({ byDue, uploads, bucket })({ dueAt: new Date(clock.now + 1_000 * hour) });
  expect([...bucket.objects.keys()]).toEqual([keptKeyOf(key)]);
});

test('what was freed is erased by the next run', async () => {
  const desk = anEraser();
  const key = await desk.sign('userimg', 'image/jpeg', 'u1');
  await desk.take(key, 'member#u1', 'userimg', 'u1');
  const freed = freedUpload({ key, usedBy: 'member#u1', now: desk.clock.now });
  await desk.uploads.update(freed.key, freed.change, freed.condition);
  await desk.runAfter(0);
  expect(await desk.row(key)).toBeUndefined();
});

test('a run that breaks off finds the upload again', async () => {
  const desk = anEraser();
  const key = await desk.sign();
  desk.post(key, photo);
  const { delete: erase } = desk.uploads;
  desk.uploads.delete = () => Promise.reject(new Error('killed'));
  await expect(desk.runAfter(48)).rejects.toThrow('killed');
  desk.uploads.delete = erase;
  await desk.runAfter(48);
  expect(await desk.row(key)).toBeUndefined();
});

test('a member finds, and has erased, what they have uploaded, and nobody else’s', async () => {
  const desk = anUploadsDesk();
  const [picture, media, other] = [
    await desk.sign('userimg', 'image/jpeg', 'u1'),
    await desk.sign('media', 'image/jpeg', 'u1'),
    await desk.sign('userimg', 'image/jpeg', 'u2'),
  ];
  for (const key of [picture, media, other]) desk.post(key, photo);
  await desk.inspect(picture);
  await desk.inspect(other);
  const { list } = await uploadsOfPerson(desk.ownedBy)({ by: 'member', value: 'u1' }, '');
  expect(list).toHaveLength(2);
  const says = list.map(openedUpload);
  expect(says).toContainEqual({ key: picture, address: publicPathOf(picture) });
  expect((await ownUploads(desk.ownedBy)('u1')).map((record) => record.says)).toEqual(says);
  const { uploads, bucket, ownedBy } = desk;
  const [first = expect.fail()] = list;
  expect([await uploadEraser({ uploads, bucket })(first), await uploadEraser({ uploads, bucket })(first)]).toEqual([
    true,
    false,
  ]);
  const erase = memberUploadEraser({ ownedBy, uploads, bucket });
  await erase('u1');
  await erase('u1');
  expect([...bucket.objects.keys()]).toEqual([keptKeyOf(other)]);
  expect([await desk.row(picture), await desk.row(media)]).toEqual([undefined, undefined]);
  expect(await uploadsOfPerson(ownedBy)({ by: 'member', value: 'u1' }, '')).toEqual({ list: [], cursor: '' });
  expect(await uploadsOfPerson(ownedBy)({ by: 'email', value: 'hash' }, '')).toEqual({ list: [], cursor: '' });
});
