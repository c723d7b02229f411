import { expect, test } from 'vitest';
import { callFailed } from '../../platform/logging/platform-lines.ts';
import { aJpeg } from '../../platform/testing/a-picture.ts';
import { aContext } from '../../platform/testing/builders.ts';
import { delivering } from '../../platform/testing/delivering.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { keptKeyOf, publicPathOf } from '../../platform/uploads/upload-key.ts';
import { freedUpload } from '../../platform/uploads/upload-row.ts';
import eraseMemberUploads from '../erase-member-uploads.consumer.ts';
import eraseUnusedUploads from '../erase-unused-uploads.schedule.ts';
import exportOwnUploads from '../export-own-uploads.ts';
import { anUploadsDesk } from '../upload-builders.ts';
import { openedUpload, uploadEraser, uploadsOfPerson } from './uploads-of-member.ts';

const output = captureLog();
const photo = await aJpeg();
const hour = 60 * 60 * 1_000;

/** A desk with the job that erases what nobody took. */
function anEraser() {
  const desk = anUploadsDesk();
  const { uploads, bucket, clock } = desk;
  const runAfter = (hours: number, byDue = desk.byDue) => {
    const job = eraseUnusedUploads.start({ byDue, uploads, bucket });
    return job({ scheduledAt: new Date(clock.now + hours * hour).toISOString() }, aContext());
  };
  return { ...desk, runAfter };
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
  async function* lagging() {
    yield [listed];
  }
  await desk.runAfter(1_000, { ...desk.byDue, queryPages: lagging });
  expect([...desk.bucket.objects.keys()]).toEqual([keptKeyOf(key)]);
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
  await expect(desk.runAfter(48)).rejects.toThrow('The job failed');
  expect(output.lines(callFailed)).toHaveLength(1);
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
  const { uploads, bucket, ownedBy } = desk;
  const { list } = await uploadsOfPerson(ownedBy)({ by: 'member', value: 'u1' }, '');
  expect(list).toHaveLength(2);
  const says = list.map(openedUpload);
  expect(says).toContainEqual({ key: picture, address: publicPathOf(picture) });
  const own = await calling(exportOwnUploads, { ownedBy })({}, { uid: 'u1' });
  expect(own.list.map((record) => record.says)).toEqual(says);
  const [first = expect.fail()] = list;
  expect([await uploadEraser({ uploads, bucket })(first), await uploadEraser({ uploads, bucket })(first)]).toEqual([
    true,
    false,
  ]);
  const deliver = delivering(eraseMemberUploads.start({ ownedBy, uploads, bucket }, { setAside: async () => [] }));
  const erased = { name: 'member.erased.v1', id: crypto.randomUUID(), data: { uid: 'u1' } };
  expect(await deliver(erased, erased)).toEqual([]);
  expect([...bucket.objects.keys()]).toEqual([keptKeyOf(other)]);
  expect([await desk.row(picture), await desk.row(media)]).toEqual([undefined, undefined]);
  expect(await uploadsOfPerson(ownedBy)({ by: 'member', value: 'u1' }, '')).toEqual({ list: [], cursor: '' });
  expect(await uploadsOfPerson(ownedBy)({ by: 'email', value: 'hash' }, '')).toEqual({ list: [], cursor: '' });
});
