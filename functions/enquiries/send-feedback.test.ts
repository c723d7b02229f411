import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteHostHeader } from '../../shared/site-host.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { operating, replying } from '../platform/testing/starting.ts';
import { newUploadKey } from '../platform/uploads/upload-key.ts';
import { awaitedUpload, uploadRowKey } from '../platform/uploads/upload-row.ts';
import { anEnquiryDesk } from './enquiry-builders.ts';
import erasePersonFromEnquiries from './erase-person-from-enquiries.ts';
import openEnquiry from './open-enquiry.ts';
import sendFeedback from './send-feedback.ts';

captureLog();
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const operator = 'arn:aws:iam::123456789012:user/kim';
const domain = 'https://www.example.com/';
const id = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
const now = new Date('2026-11-26T09:00:00.000Z');

/** Support's desk in memory, with the table of uploads. */
function aDesk() {
  const desk = anEnquiryDesk();
  const { uploads } = desk.clients;
  const reply = replying(sendFeedback, desk.clients);
  const erase = operating(erasePersonFromEnquiries, desk.clients);
  return {
    ...desk,
    uploads,
    open: operating(openEnquiry, desk.clients),
    erase: async () => (await erase({ email: 'ada@example.com', operator })).erased,
    send: (parts: { screenshot?: string; request_id?: string; content?: string } = {}) =>
      reply(
        {
          ...{ product_name: 'S3', version: '5.1.4', name: 'Ada', email: 'ada@example.com', phone: '13800138000' },
          ...{ content: 'Let a cue start it.', type: '1', request_id: id },
          ...parts,
        },
        { headers: { [siteHostHeader]: 'www.example.com' } },
      ),
    /** Signs for a picture. */
    sign: async (kind: 'feedback' | 'headimg' = 'feedback') => {
      const key = newUploadKey(kind, 'png');
      await uploads.put(awaitedUpload({ key, kind, type: 'image/png', owner: '', now: now.getTime() }));
      return key;
    },
    announced: () => desk.tables.announced().map(({ data }) => data),
  };
}

test('feedback is stored with its picture, which is kept 90 days and belongs to it alone', async () => {
  const desk = aDesk();
  const key = await desk.sign();
  expect((await desk.send({ screenshot: `${domain}${key}` })).message).toContain('within 24 hours');
  expect(await desk.find(id)).toMatchObject({ form: 'feedback', screenshot: key });
  expect(await desk.uploads.get(uploadRowKey(key))).toMatchObject({
    usedBy: `feedback#${id}`,
    due: 'unused',
    dueAt: '2027-02-24T09:00:00.000Z',
  });
  const other = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
  await expect(desk.send({ screenshot: key, request_id: other })).rejects.toThrow('choose it again');
  expect(await desk.find(other)).toBeUndefined();
  expect(desk.announced()).toEqual([{ enquiryId: id, form: 'feedback' }]);
});

test('the same feedback again is answered alike, and one with other words under its id is refused', async () => {
  const desk = aDesk();
  const screenshot = await desk.sign();
  const first = await desk.send({ screenshot });
  expect(await desk.send({ screenshot })).toEqual(first);
  expect(desk.announced()).toHaveLength(1);
  await expect(desk.send({ screenshot, content: 'Something else' })).rejects.toThrow('already used');
  await expect(desk.send()).rejects.toThrow('already used');
});

test.each(['nonsense', 'quarantine/feedback/short.png', 'https://elsewhere.example/quarantine/feedback/x.png'])(
  'a picture named %s is refused, and nothing is stored',
  async (screenshot) => {
    const desk = aDesk();
    await expect(desk.send({ screenshot })).rejects.toThrow('choose it again');
    expect(await desk.find(id)).toBeUndefined();
  },
);

test('the photo of an exam is no picture of feedback', async () => {
  const desk = aDesk();
  const screenshot = await desk.sign('headimg');
  await expect(desk.send({ screenshot })).rejects.toThrow('choose it again');
});

test('a picture is linked once it is inspected', async () => {
  const desk = aDesk();
  const key = await desk.sign();
  await desk.send({ screenshot: key });
  const linked = async () => (await desk.open({ id, operator })).screenshot;
  expect(await linked()).toBe('');
  await desk.uploads.update(uploadRowKey(key), { set: { state: 'promoted' } });
  expect(await linked()).toBe(`https://pictures.example/${key.replace('quarantine/', '')}`);
});

test('whoever is erased takes the picture along, also one that is gone already', async () => {
  const desk = aDesk();
  const key = await desk.sign();
  await desk.send({ screenshot: key });
  expect([await desk.erase(), await desk.erase()]).toEqual([1, 0]);
  expect(await desk.uploads.get(uploadRowKey(key))).toMatchObject({ due: 'unused', dueAt: now.toISOString() });
  const other = aDesk();
  const gone = await other.sign();
  await other.send({ screenshot: gone });
  await other.uploads.delete(uploadRowKey(gone));
  expect(await other.erase()).toBe(1);
  expect(await other.find(id)).toBeUndefined();
});
