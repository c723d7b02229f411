// biome-ignore-all lint/suspicious/noTemplateCurlyInString: S3 puts the file's name there
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { expect, test } from 'vitest';
import { allow, anUploader, Bucket, someBuckets } from '../../testing/some-buckets.ts';

/** A form before it is sent; a test changes what it is about. */
type Form = { url: string; fields: Record<string, string>; file: string | undefined; fileName: string };

async function started(as?: 'uploader') {
  const buckets = await someBuckets({ more: anUploader(allow('s3:PutObject', 'photos/mine/*')) });
  const client = as ? buckets.clientOf(buckets.settingsOf(as)) : buckets.client;

  /** A presigned form for one JPEG of 5 to 10 bytes, as the site's upload endpoint hands it out. */
  async function aForm(options: Partial<PresignedPostOptions> = {}): Promise<Form> {
    const { url, fields } = await createPresignedPost(client, {
      Bucket,
      Key: 'photos/one.jpg',
      Conditions: [['content-length-range', 5, 10], { 'Content-Type': 'image/jpeg' }],
      Fields: { 'Content-Type': 'image/jpeg' },
      Expires: 60,
      ...options,
    });
    return { url, fields, file: '12345678', fileName: 'me.jpg' };
  }

  async function post({ url, fields, file, fileName }: Form) {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    if (file !== undefined) data.append('file', new Blob([file], { type: 'text/html' }), fileName);
    const response = await fetch(url, { method: 'POST', body: data, redirect: 'manual' });
    const text = await response.text();
    const [, code] = /<Code>(.*)<\/Code>/.exec(text) ?? [];
    const [, message] = /<Message>(.*)<\/Message>/.exec(text) ?? [];
    return { status: response.status, headers: response.headers, text, code, message };
  }

  const stored = async () => (await readdir(path.join(buckets.directory, 'objects'))).length > 0;
  return { get: buckets.get, aForm, post, stored };
}

test('an upload that keeps to the policy is stored with the type the form states', async () => {
  const { aForm, post, get } = await started();
  expect((await post(await aForm())).status).toBe(204);
  expect(await get('photos/one.jpg')).toMatchObject({ text: '12345678', ContentType: 'image/jpeg' });
});

test('the form decides how its success is answered', async () => {
  const { aForm, post } = await started();
  const telling = (name: string, value: string) =>
    aForm({ Fields: { 'Content-Type': 'image/jpeg', [name]: value } }).then(post);
  expect((await telling('success_action_status', '200')).status).toBe(200);
  expect((await telling('success_action_status', '204')).status).toBe(204);
  expect((await telling('success_action_status', '303')).status).toBe(204);
  const told = await telling('success_action_status', '201');
  expect([told.status, told.text]).toEqual([
    201,
    expect.stringContaining('<Bucket>one</Bucket><Key>photos/one.jpg</Key>'),
  ]);
  expect((await telling('success_action_redirect', 'http://site.test/')).code).toBe('NotImplemented');
});

test("the file's own name stands in the key for ${filename}, without its folders", async () => {
  const { aForm, post, get } = await started();
  const Conditions: PresignedPostOptions['Conditions'] = [['starts-with', '$key', 'photos/']];
  const form = await aForm({ Key: 'photos/${filename}', Conditions, Fields: {} });
  expect((await post({ ...form, fileName: 'C:\\tmp\\me $& $1.jpg' })).status).toBe(204);
  expect((await get('photos/me $& $1.jpg')).text).toBe('12345678');
});

test("a role's form carries the token of its session, and is refused without it, or with another", async () => {
  const { aForm, post, stored } = await started('uploader');
  const form = await aForm({ Key: 'photos/mine/a.jpg' });
  const token = form.fields['X-Amz-Security-Token'] ?? '';
  expect(token).not.toBe('');
  const changed = (value: string | undefined) => post(field(form, 'X-Amz-Security-Token', value));
  expect((await changed(undefined)).code).toBe('AccessDenied');
  expect((await changed(`${token}x`)).code).toBe('AccessDenied');
  expect(await stored()).toBe(false);
  expect((await post(form)).status).toBe(204);
});

test('a starts-with condition covers whatever begins so', async () => {
  const { aForm, post } = await started();
  const Conditions: PresignedPostOptions['Conditions'] = [['starts-with', '$Content-Type', 'image/']];
  const form = await aForm({ Conditions, Fields: {} });
  const typed = (type: string) => post({ ...form, fields: { ...form.fields, 'Content-Type': type } });
  expect((await typed('image/png')).status).toBe(204);
  expect((await typed('text/html')).code).toBe('AccessDenied');
});

const condition = 'Invalid according to Policy: Policy Condition failed: ';

test.each<[string, Partial<PresignedPostOptions>, (form: Form) => Form, number, string, string]>([
  ['another key', {}, (form) => field(form, 'key', 'photos/two.jpg'), 403, 'AccessDenied', condition],
  ['another type', {}, (form) => field(form, 'Content-Type', 'text/html'), 403, 'AccessDenied', condition],
  ['no type', {}, (form) => field(form, 'Content-Type', undefined), 403, 'AccessDenied', condition],
  ['too large a file', {}, (form) => ({ ...form, file: 'x'.repeat(11) }), 400, 'EntityTooLarge', 'exceeds the maximum'],
  [
    'too small a file',
    {},
    (form) => ({ ...form, file: 'x'.repeat(4) }),
    400,
    'EntityTooSmall',
    'smaller than the minimum',
  ],
  ['a policy changed later', {}, widened, 403, 'SignatureDoesNotMatch', 'does not match'],
  [
    'a changed signature',
    {},
    (form) => field(form, 'X-Amz-Signature', 'f'.repeat(64)),
    403,
    'SignatureDoesNotMatch',
    '',
  ],
  ['no signature', {}, (form) => field(form, 'X-Amz-Signature', undefined), 400, 'InvalidArgument', 'x-amz-signature'],
  ['no policy', {}, (form) => field(form, 'Policy', undefined), 403, 'AccessDenied', 'Access Denied'],
  ['no key', {}, (form) => field(form, 'key', undefined), 400, 'InvalidArgument', 'named &#39;key&#39;'],
  ['no file', {}, (form) => ({ ...form, file: undefined }), 400, 'InvalidArgument', 'exactly one file'],
  [
    'a field beyond the policy',
    {},
    (form) => field(form, 'x-amz-meta-a', '1'),
    403,
    'AccessDenied',
    'Extra input fields: x-amz-meta-a',
  ],
  [
    'an unknown access key',
    {},
    (form) => field(form, 'X-Amz-Credential', 'NO/20260101/us-east-1/s3/aws4_request'),
    403,
    'InvalidAccessKeyId',
    '',
  ],
  [
    'an expired form',
    { Expires: -1 },
    (form) => form,
    403,
    'AccessDenied',
    'Invalid according to Policy: Policy expired.',
  ],
  ['another bucket', { Conditions: [{ bucket: 'other' }] }, (form) => form, 403, 'AccessDenied', condition],
])('%s is refused and nothing is stored', async (_, options, change, status, code, message) => {
  const { aForm, post, stored } = await started();
  const refused = await post(change(await aForm(options)));
  expect([refused.status, refused.code]).toEqual([status, code]);
  expect(refused.message).toContain(message);
  expect(await stored()).toBe(false);
});

test('a policy allows nothing that its signer may not do', async () => {
  const { aForm, post, stored } = await started('uploader');
  expect((await post(await aForm())).code).toBe('AccessDenied');
  expect(await stored()).toBe(false);
  expect((await post(await aForm({ Key: 'photos/mine/one.jpg' }))).status).toBe(204);
});

test('a body that is not a form is refused', async () => {
  const { aForm, stored } = await started();
  const { url } = await aForm();
  const send = async (type: string) => {
    const response = await fetch(url, { method: 'POST', body: '--x\r\nbroken', headers: { 'content-type': type } });
    return /<Code>(.*)<\/Code>/.exec(await response.text())?.[1];
  };
  expect(await send('multipart/form-data; boundary=x')).toBe('MalformedPOSTRequest');
  expect(await send('text/plain')).toBe('PreconditionFailed');
  expect(await stored()).toBe(false);
});

function field(form: Form, name: string, value: string | undefined): Form {
  const { [name]: _, ...others } = form.fields;
  return { ...form, fields: value === undefined ? others : { ...others, [name]: value } };
}

/** Raises the size limit inside the policy, without a new signature. */
function widened(form: Form): Form {
  const policy = JSON.parse(Buffer.from(form.fields.Policy ?? '', 'base64').toString());
  policy.conditions = [['content-length-range', 0, 1_000_000]];
  return field(form, 'Policy', Buffer.from(JSON.stringify(policy)).toString('base64'));
}
