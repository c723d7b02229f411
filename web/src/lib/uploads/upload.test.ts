import { expect, test } from 'vitest';
import { uploadMessages } from '../../../../shared/upload-kinds.ts';
import type { Session } from '../session/session.ts';
import { upload } from './upload.ts';

const signature = {
  host: 'https://bucket.example/',
  dir: 'quarantine/headimg/',
  domain: 'https://www.example.com/',
  ...{ policy: 'p', accessid: 'a', signature: 's', callback: '' },
  fields: { key: 'quarantine/headimg/a.jpg', policy: 'p' },
};

const photo = new File(['photo'], 'me.jpg', { type: 'image/jpeg' });

/** A server that signs, and a bucket that answers with a status. */
function aServer({ reply = { status: 0, msg: '', data: signature } as object, bucket = 200 } = {}) {
  const asked: { address: string; headers: Headers }[] = [];
  const sent: { address: string; fields: [string, unknown][] }[] = [];
  const uploader = {
    session: { user: () => ({ uid: 'u1', login_token: 'token' }) } as unknown as Session,
    fetch: async (address: unknown, init?: RequestInit) => {
      asked.push({ address: String(address), headers: new Headers(init?.headers) });
      return new Response(JSON.stringify(reply));
    },
    send: async (address: string, { body }: RequestInit, onProgress: (share: number) => void) => {
      onProgress(0.5);
      sent.push({ address, fields: body instanceof FormData ? [...body] : [] });
      if (bucket === 0) throw new TypeError('Failed to send');
      return new Response('', { status: bucket });
    },
  };
  return { asked, sent, uploader };
}

test('a file is posted with the signed fields, itself last, and known by its key', async () => {
  const { asked, sent, uploader } = aServer();
  const shares: number[] = [];
  const onProgress = (share: number) => void shares.push(share);
  expect(await upload('headimg', photo, { onProgress }, uploader)).toBe('quarantine/headimg/a.jpg');
  expect(asked[0]?.address).toBe('/api/pc/upload_signature?kind=headimg&name=me.jpg');
  expect(asked[0]?.headers.has('x-session')).toBe(false);
  expect(sent[0]?.address).toBe('https://bucket.example/');
  expect(sent[0]?.fields.map(([name]) => name)).toEqual(['key', 'policy', 'file']);
  expect(shares).toEqual([0.5]);
});

test("a member's file is signed for in the name of the session, which is in no address", async () => {
  const { asked, uploader } = aServer();
  await upload('userimg', photo, {}, uploader);
  expect(asked[0]?.headers.get('x-session')).toBe('u1.token');
  expect(asked[0]?.address).not.toContain('token');
});

test.each([0, 403, 500])('a file that does not arrive (%i) is to be uploaded again', async (bucket) => {
  const { uploader } = aServer({ bucket });
  await expect(upload('headimg', photo, {}, uploader)).rejects.toThrow(uploadMessages.failed);
});

test('what the server refuses to sign is told in its words', async () => {
  const { sent, uploader } = aServer({ reply: { status: 1, msg: 'Please wait' } });
  await expect(upload('headimg', photo, {}, uploader)).rejects.toThrow('Please wait');
  expect(sent).toEqual([]);
});

test('an upload that is called off ends with the reason', async () => {
  const { uploader } = aServer();
  const signal = AbortSignal.abort(new Error('called off'));
  const send = () => Promise.reject(signal.reason);
  await expect(upload('headimg', photo, { signal }, { ...uploader, send })).rejects.toThrow('called off');
});
