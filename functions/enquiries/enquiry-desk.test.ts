import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EnquiryState, enquiryStates, OpenedEnquiry } from '../../shared/contract/enquiry-schemas.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { operating } from '../platform/testing/starting.ts';
import { newUploadKey } from '../platform/uploads/upload-key.ts';
import { awaitedUpload } from '../platform/uploads/upload-row.ts';
import { aForm, anEnquiryDesk } from './enquiry-builders.ts';
import exportEnquiries from './export-enquiries.ts';
import finishEnquiry, { mayBecome } from './finish-enquiry.ts';
import openEnquiry from './open-enquiry.ts';

const log = captureLog();
const id = '7d0f3a52-9c1e-4b7a-8f64-2e5d1c0b9a83';
const operator = 'arn:aws:iam::123456789012:user/kim';
const now = '2026-11-23T08:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The operators' side of a desk that has received one enquiry. */
async function aStaffedDesk() {
  const desk = anEnquiryDesk();
  await desk.receive('contact', aForm({ request_id: id }));
  return {
    ...desk,
    open: operating(openEnquiry, desk.clients),
    finish: operating(finishEnquiry, desk.clients),
    exportMonth: operating(exportEnquiries, desk.clients),
  };
}

describe('an operator', () => {
  test('opens an enquiry, and the audit trail says so without what it says', async () => {
    const desk = await aStaffedDesk();
    const { website, ...written } = aForm();
    expect(OpenedEnquiry.parse(await desk.open({ id, operator }))).toMatchObject({ id, ...written });
    expect(desk.trail()).toEqual([[operator, 'enquiry.opened', id]]);
  });

  test('sees the picture of feedback by its link, and none where none came', async () => {
    const desk = await aStaffedDesk();
    const feedback = 'b1f7d6f4-6f0c-4c0e-9a53-3d5c8a8d4e10';
    const key = newUploadKey('feedback', 'png');
    const row = awaitedUpload({ key, kind: 'feedback', type: 'image/png', owner: '', now: Date.now() });
    await desk.clients.uploads.put({ ...row, state: 'promoted' });
    await desk.receive('feedback', { ...aForm({ request_id: feedback }), product: 'S3', screenshot: key });
    const opened = await desk.open({ id: feedback, operator });
    expect(opened).toMatchObject({
      product: 'S3',
      screenshot: `https://pictures.example/${key.replace('quarantine/', '')}`,
    });
    expect((await desk.open({ id, operator })).screenshot).toBe('');
  });

  test('sees nothing when the audit trail cannot be written', async () => {
    const desk = await aStaffedDesk();
    desk.tables.cancelNext(...Array<'throttled'>(20).fill('throttled'));
    await expect(desk.open({ id, operator })).rejects.toThrow('The operation failed');
    expect(log.text).toContain('Contended');
  });

  test('finishes an enquiry once', async () => {
    const desk = await aStaffedDesk();
    const finished = { state: 'done', finishedBy: operator, finishedAt: now };
    expect(await desk.finish({ id, operator })).toMatchObject(finished);
    expect(await desk.find(id)).toMatchObject(finished);
    await expect(desk.finish({ id, operator })).rejects.toThrow('done already');
    expect(desk.trail()).toEqual([[operator, 'enquiry.finished', id]]);
  });

  test('who is second to finish the same enquiry is told so, and leaves no trail', async () => {
    const desk = await aStaffedDesk();
    const outcomes = await Promise.allSettled([desk.finish({ id, operator }), desk.finish({ id, operator: 'other' })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(desk.trail()).toHaveLength(1);
    const [, second] = outcomes;
    expect(second).toMatchObject({ reason: { message: 'Somebody else changed this enquiry at the same time' } });
  });

  test('is refused an id that no enquiry has', async () => {
    const desk = await aStaffedDesk();
    const unknown = { id: '00000000-0000-4000-8000-000000000000', operator };
    await expect(desk.open(unknown)).rejects.toThrow('no enquiry');
    await expect(desk.finish(unknown)).rejects.toThrow('no enquiry');
    expect(desk.trail()).toEqual([]);
  });
});

test('an export opens every enquiry of the month once, 200 at a time', async () => {
  const desk = await aStaffedDesk();
  for (let count = 0; count < 204; count += 1) {
    vi.setSystemTime(Date.UTC(2026, 10, 24, 10, 0, count));
    await desk.receive('contact', aForm());
  }
  vi.setSystemTime(Date.parse('2026-12-01T00:00:00.000Z'));
  await desk.receive('contact', aForm());
  const first = await desk.exportMonth({ month: '2026-11', operator });
  const second = await desk.exportMonth({ month: '2026-11', operator, cursor: first.cursor });
  expect([first.list.length, second.list.length]).toEqual([200, 5]);
  expect(new Set([...first.list, ...second.list].map((enquiry) => enquiry.id)).size).toBe(205);
  expect(second.cursor).toBe('');
  expect(desk.trail().map(([, action, subject]) => [action, subject])).toEqual([
    ['enquiries.exported', '2026-11 200'],
    ['enquiries.exported', '2026-11 5'],
  ]);
});

test('an export does not go on from a cursor of another list, or from no cursor of ours', async () => {
  const desk = await aStaffedDesk();
  const written = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url');
  const key = { receivedAt: '2026-11-22T10:00:00.000Z', pk: `enquiry#${id}`, sk: 'enquiry' };
  for (const cursor of ['nonsense', written({}), written({ ...key, month: '2025-01' }), written({ ...key, sk: 1 })])
    await expect(desk.exportMonth({ month: '2026-11', operator, cursor }), cursor).rejects.toThrow('another list');
  expect(desk.trail()).toEqual([]);
});

test('an export leaves out what was erased between its list and its opening', async () => {
  const desk = await aStaffedDesk();
  const { query } = desk.clients.byMonth;
  const erased = { ...desk.stored()[0], id: '00000000-0000-4000-8000-000000000000' };
  const byMonth = {
    ...desk.clients.byMonth,
    query: async (...asked: Parameters<typeof query>) => {
      const page = await query(...asked);
      return { ...page, items: [erased, ...page.items] };
    },
  };
  const exportMonth = operating(exportEnquiries, { ...desk.clients, byMonth });
  expect((await exportMonth({ month: '2026-11', operator })).list).toMatchObject([{ id, name: 'Ada Lovelace' }]);
});

const states = Object.keys(enquiryStates) as EnquiryState[];

test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
  'an enquiry that is %s may become %s only where the lifecycle says so',
  (from, to) => {
    expect(mayBecome(from, to)).toBe(from === 'open' && to === 'done');
  },
);
