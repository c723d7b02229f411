import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, someBuckets } from '../../testing/some-buckets.ts';

async function behavedBuckets() {
  const buckets = await someBuckets();
  const behave = (given: unknown) => buckets.reports.write('object-behaviours.json', given);
  const erase = (Key: string) => buckets.client.send(new DeleteObjectCommand({ Bucket, Key }));
  await buckets.put('k', 'text');
  return { ...buckets, behave, erase };
}

test('calls of one operation are refused, as the SDK knows it, and do nothing; others pass', async () => {
  const { behave, erase, get, put } = await behavedBuckets();
  behave([{ operation: 'DeleteObject', does: 'throttle' }]);
  await expect(erase('k')).rejects.toMatchObject({ name: 'SlowDown', $metadata: { httpStatusCode: 503 } });
  expect((await get('k')).text).toBe('text');
  await put('k', 'another');
  behave([]);
  await erase('k');
  await expect(get('k')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a share of all calls is refused by counting', async () => {
  const { behave, get } = await behavedBuckets();
  behave([{ operation: '*', does: 'fail', share: 0.5 }]);
  await get('k');
  await expect(get('k')).rejects.toMatchObject({ name: 'InternalError' });
  await get('k');
});

test.each([{ operation: 'CopyObject', does: 'fail' }, { operation: '*', does: 'delay' }, { does: 'fail' }])(
  'a behaviour of objects that is none is refused: %j',
  async (behaviour) => {
    const { behave } = await behavedBuckets();
    expect(() => behave([behaviour])).toThrow();
  },
);
