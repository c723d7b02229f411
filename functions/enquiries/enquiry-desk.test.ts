import { describe, expect, test } from 'vitest';
import {
  EnquiryFacts,
  type EnquiryState,
  enquiryStates,
  OpenedEnquiry,
} from '../../shared/contract/enquiry-schemas.ts';
import { auditedAs, createTrail } from '../platform/audit/audit.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { aForm, anEnquiryDesk } from './enquiry-builders.ts';
import { enquiryExporter, enquiryFinisher, enquiryOpener, mayBecome } from './enquiry-desk.ts';

captureLog();
const id = '7d0f3a52-9c1e-4b7a-8f64-2e5d1c0b9a83';
const operator = 'arn:aws:iam::123456789012:user/kim';
const now = () => new Date('2026-11-23T08:00:00.000Z');

const linkPicture = async (key: string) => `https://pictures.example/${key}`;

/** The operators' side of a desk that has received one enquiry. */
async function aStaffedDesk() {
  const desk = anEnquiryDesk();
  await desk.receive('contact', aForm({ request_id: id }));
  const { find, sealer, tables } = desk;
  const writeTrail = createTrail({
    table: tables.table('audit'),
    transact: tables.transactTellingAll,
    now,
    pause: () => 0,
  });
  const trail = () =>
    tables.items().flatMap(({ action, subject, operator: by }) => (action ? [[by, action, subject]] : []));
  return {
    ...desk,
    trail,
    open: enquiryOpener({ find, sealer, linkPicture, audited: auditedAs(writeTrail, 'enquiry.opened') }),
    finish: enquiryFinisher({ find, audited: auditedAs(writeTrail, 'enquiry.finished'), now }),
    exportMonth: enquiryExporter({
      find,
      sealer,
      linkPicture,
      audited: auditedAs(writeTrail, 'enquiries.exported'),
      months: desk.months,
    }),
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
    await desk.receive('feedback', { ...aForm({ request_id: feedback }), product: 'S3', screenshot: 'one.png' });
    const opened = await desk.open({ id: feedback, operator });
    expect(opened).toMatchObject({ product: 'S3', screenshot: 'https://pictures.example/one.png' });
    expect((await desk.open({ id, operator })).screenshot).toBe('');
  });

  test('sees nothing when the audit trail cannot be written', async () => {
    const desk = await aStaffedDesk();
    desk.tables.cancelNext(...Array<'throttled'>(20).fill('throttled'));
    await expect(desk.open({ id, operator })).rejects.toThrow('Other writers');
  });

  test('finishes an enquiry once', async () => {
    const desk = await aStaffedDesk();
    const finished = { state: 'done', finishedBy: operator, finishedAt: now().toISOString() };
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
    desk.setNow(new Date(Date.UTC(2026, 10, 22, 10, 0, count)).toISOString());
    await desk.receive('contact', aForm());
  }
  desk.setNow('2026-12-01T00:00:00.000Z');
  await desk.receive('contact', aForm());
  const first = await desk.exportMonth({ month: '2026-11', operator, cursor: '' });
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
  const { find, sealer, tables, stored } = await aStaffedDesk();
  const writeTrail = createTrail({
    table: tables.table('audit'),
    transact: tables.transactTellingAll,
    now,
    pause: () => 0,
  });
  const listed = stored().map((item) => EnquiryFacts.parse(item));
  const erased = listed.map((facts) => ({ ...facts, id: '00000000-0000-4000-8000-000000000000' }));
  const months = { page: async () => ({ list: [...erased, ...listed], cursor: '' }) };
  const exportMonth = enquiryExporter({
    find,
    sealer,
    linkPicture,
    audited: auditedAs(writeTrail, 'enquiries.exported'),
    months,
  });
  expect((await exportMonth({ month: '2026-11', operator, cursor: '' })).list).toMatchObject([
    { id, name: 'Ada Lovelace' },
  ]);
});

const states = Object.keys(enquiryStates) as EnquiryState[];

test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
  'an enquiry that is %s may become %s only where the lifecycle says so',
  (from, to) => {
    expect(mayBecome(from, to)).toBe(from === 'open' && to === 'done');
  },
);
