import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { sendWithProgress } from '../api/upload.ts';
import { uploader } from './upload.ts';

vi.mock('../api/upload.ts', () => ({ sendWithProgress: vi.fn() }));
const sending = vi.mocked(sendWithProgress);
afterEach(() => void sending.mockReset());

const uploadPhoto = uploader('headimg');
const photo = new File(['jpeg'], 'me.jpg', { type: 'image/jpeg' });
const options = { signal: new AbortController().signal, onProgress() {} };
const signature = {
  host: 'https://uploads.example.com/',
  dir: 'quarantine/headimg/',
  domain: 'https://www.example.com/',
  policy: 'cG9saWN5',
  accessid: 'AKIA',
  signature: 'c2ln',
  callback: '',
  fields: { key: 'quarantine/headimg/abcdefghijkmnpqrstuv.jpg', policy: 'cG9saWN5' },
};

/** A site whose answer to the question for a signature is this. */
function aSite(reply: object, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(reply, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a photo is sent where the signature says, with its fields and the file last; its key stands for it', async () => {
  const asked = aSite({ status: 0, msg: '', data: signature });
  sending.mockResolvedValue(new Response(null, { status: 200 }));
  expect(await uploadPhoto(photo, options)).toBe(signature.fields.key);
  expect(asked.mock.calls[0]?.[0]).toBe('/api/pc/upload_signature?kind=headimg&name=me.jpg');
  const [host, init, onProgress] = sending.mock.calls[0] ?? [];
  expect([host, init?.method, onProgress]).toEqual([signature.host, 'POST', options.onProgress]);
  const form = init?.body as FormData;
  expect([...form.keys()]).toEqual(['key', 'policy', 'file']);
});

test('a bucket that refuses it fails, and so does a site that gives no signature; nothing is sent then', async () => {
  aSite({ status: 0, msg: '', data: signature });
  sending.mockResolvedValue(new Response('<Error/>', { status: 403 }));
  await expect(uploadPhoto(photo, options)).rejects.toThrow();
  sending.mockClear();
  aSite({ status: 1, msg: 'Too many uploads.' });
  await expect(uploadPhoto(photo, options)).rejects.toEqual(new Refusal('Too many uploads.'));
  aSite({}, 503);
  await expect(uploadPhoto(photo, options)).rejects.toThrow();
  expect(sending).not.toHaveBeenCalled();
});
