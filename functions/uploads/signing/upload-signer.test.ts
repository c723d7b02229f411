import { expect, test } from 'vitest';
import { UploadSignature } from '../../../shared/contract/upload-schemas.ts';
import { type PostedFile, postFields } from '../../platform/buckets/presigning.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { isUploadKey } from '../../platform/uploads/upload-key.ts';
import { anUploadsDesk } from '../upload-builders.ts';
import { uploadSigner } from './upload-signer.ts';

captureLog();

/** Somebody who asks for signatures. */
function aSigner() {
  const desk = anUploadsDesk();
  const keys = { accessKeyId: 'ASIAEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' };
  const form = async (file: Omit<PostedFile, 'bucket'>, seconds: number) => ({
    host: 'https://bucket.example/',
    fields: postFields({ ...file, bucket: 'bucket' }, { keys, region: 'us-east-1', now: desk.clock.now, seconds }),
  });
  const sign = uploadSigner({ transact: desk.tables.transact, form });
  const ask = (parts: Partial<Parameters<typeof sign>[0]> = {}) =>
    sign({ kind: 'headimg', name: 'Me.JPG', uid: undefined, domain: 'https://www.example.com/', ...parts });
  return { ...desk, ask };
}

/** What a policy allows. */
const policyOf = ({ policy }: UploadSignature) => JSON.parse(Buffer.from(policy, 'base64').toString());

test('a visitor may post one photo, under this key, of this type and size, for ten minutes, with the token of the session', async () => {
  const desk = aSigner();
  const signature = UploadSignature.parse(await desk.ask());
  const { fields, ...named } = signature;
  expect(named).toEqual({
    host: 'https://bucket.example/',
    dir: 'quarantine/headimg/',
    domain: 'https://www.example.com/',
    policy: fields.policy,
    accessid: 'ASIAEXAMPLE',
    signature: fields['x-amz-signature'],
    callback: '',
  });
  const { expiration, conditions } = policyOf(signature);
  expect(expiration).toBe('2026-11-26T09:10:00.000Z');
  expect(conditions).toEqual([
    { bucket: 'bucket' },
    { key: fields.key },
    { 'Content-Type': 'image/jpeg' },
    { success_action_status: '200' },
    { 'x-amz-algorithm': 'AWS4-HMAC-SHA256' },
    { 'x-amz-credential': 'ASIAEXAMPLE/20261126/us-east-1/s3/aws4_request' },
    { 'x-amz-date': '20261126T090000Z' },
    { 'x-amz-security-token': 'token' },
    ['content-length-range', 1, 2_097_151],
  ]);
  expect(fields.key).toMatch(/^quarantine\/headimg\/\w{20}\.jpg$/);
});

test('the row of an upload is there before its file', async () => {
  const desk = aSigner();
  const { key = '' } = (await desk.ask({ kind: 'userimg', name: 'a.png', uid: 'u1' })).fields;
  const row = isUploadKey(key) ? await desk.row(key) : undefined;
  expect(row).toMatchObject({ state: 'awaited', owner: 'u1', type: 'image/png', kind: 'userimg' });
  expect(await desk.ownedBy({ uid: 'u1' }).uploads.queryAll()).toHaveLength(1);
});

test("a photo is nobody's, whoever is signed in", async () => {
  const desk = aSigner();
  await desk.ask({ uid: 'u1' });
  expect(await desk.ownedBy({ uid: 'u1' }).uploads.queryAll()).toEqual([]);
});

test('pictures and media are for members alone', async () => {
  const desk = aSigner();
  for (const kind of ['userimg', 'media'] as const)
    await expect(desk.ask({ kind })).rejects.toMatchObject({ status: -1, message: 'Please sign in' });
  expect(desk.tables.items()).toEqual([]);
});

test.each(['me.jfif', 'me.JPE', 'me', 'IMG 2024.01.05', '证件照.副本', 'me.jpg '])(
  '%s may be a picture',
  async (name) => {
    const { fields } = await aSigner().ask({ name });
    expect(fields.key).toMatch(/\.jpg$/);
  },
);

test.each(['me.heic', 'me.svg', 'me.jpg.exe', 'me.gif'])('%s is no picture by its name', async (name) => {
  const desk = aSigner();
  await expect(desk.ask({ name })).rejects.toThrow('Uploading photos can only be JPG, PNG format!');
  expect(desk.tables.items()).toEqual([]);
});
