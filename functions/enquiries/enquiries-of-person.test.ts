import { describe, expect, test } from 'vitest';
import { auditedAs, createTrail } from '../platform/audit/audit.ts';
import { personEraser, personExporter, personFinder } from '../platform/personal-data/person.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import { enquiriesOfPerson } from './enquiries-of-person.ts';
import { aForm, anEnquiryDesk } from './enquiry-builders.ts';
import { letterReader } from './enquiry-desk.ts';
import { enquiryKey } from './enquiry-repository.ts';

captureLog();
const operator = 'arn:aws:iam::123456789012:user/kim';
const ada = { email: 'Ada@Example.com', cursor: '' };

/** The operators' side of a desk to which Ada wrote twice, and somebody else with a number. */
const linkPicture = async (key: string) => `https://uploads.example/${key}`;

async function aDesk() {
  const desk = anEnquiryDesk();
  const { tables, sealer } = desk;
  await desk.receive('contact', aForm({ content: 'First' }));
  await desk.receive('contact', aForm({ content: 'Second' }));
  await desk.receive('enquiry', aForm({ email: '13900139000', phone: '', content: 'Third' }));
  const find = enquiriesOfPerson({
    byContact: tables.index('enquiries.byContact'),
    byPhone: tables.index('enquiries.byPhone'),
  });
  const trail = createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll, pause: () => 0 });
  const audited = auditedAs(trail, 'person');
  return {
    ...desk,
    parts: { sealer, audited },
    rows: () => tables.items().flatMap(({ action, operator: by, subject }) => (action ? [[by, String(subject)]] : [])),
    findPerson: personFinder({ sealer, find }),
    exportPerson: personExporter({ sealer, find, audited, open: letterReader({ ...desk, linkPicture }) }),
    erasePerson: personEraser({
      sealer,
      find,
      audited,
      erase: ({ id }) => tables.table('enquiries').delete(enquiryKey(id), 'present'),
    }),
  };
}

/** Everything that is found, page by page. */
async function all(find: ReturnType<typeof personFinder>, person: { phone: string }) {
  const found = [];
  let cursor = '';
  do {
    const page = await find({ ...person, cursor });
    found.push(...page.list);
    ({ cursor } = page);
  } while (cursor !== '');
  return found;
}

describe('the enquiries of a person', () => {
  test('are found by the address or the number that they gave, unopened and without a row of the trail', async () => {
    const desk = await aDesk();
    expect((await desk.findPerson(ada)).list).toHaveLength(2);
    expect((await all(desk.findPerson, { phone: '+86 139 0013 9000' })).length).toBe(1);
    expect((await all(desk.findPerson, { phone: '0086-138 0013 8000' })).length).toBe(2);
    expect(await all(desk.findPerson, { phone: '13700137000' })).toEqual([]);
    expect((await desk.findPerson({ member: 'm1', cursor: '' })).list).toEqual([]);
    expect((await desk.findPerson({ email: 'bob@example.com', cursor: '' })).list).toEqual([]);
    expect(desk.rows()).toEqual([]);
  });

  test('are exported with what they say, and the trail names who asked and no address', async () => {
    const desk = await aDesk();
    const { list } = await desk.exportPerson({ ...ada, operator });
    expect(list.map(({ says }) => says.content).toSorted()).toEqual(['First', 'Second']);
    const [row = []] = desk.rows();
    expect(row[0]).toBe(operator);
    expect(row[1]).toMatch(/^email [\w-]{43} 2$/);
  });

  test('are erased, those of others are not, and what is not there leaves no row', async () => {
    const desk = await aDesk();
    expect(await desk.erasePerson({ ...ada, operator })).toMatchObject({ erased: 2 });
    expect(await desk.erasePerson({ ...ada, operator })).toMatchObject({ erased: 0 });
    expect(desk.stored()).toHaveLength(1);
    expect(desk.rows()).toHaveLength(1);
  });

  test('an enquiry that was erased meanwhile is in no export', async () => {
    const desk = await aDesk();
    const [first] = (await desk.findPerson(ada)).list;
    const find = desk.findPerson(ada);
    const exportPerson = personExporter({
      ...desk.parts,
      find: () => find,
      open: letterReader({ ...desk, linkPicture }),
    });
    await desk.tables.table('enquiries').delete(enquiryKey(first?.id ?? ''));
    expect((await exportPerson({ ...ada, operator })).list).toHaveLength(1);
  });

  test('nothing is opened or erased when the trail cannot be written', async () => {
    const desk = await aDesk();
    desk.tables.cancelNext(...Array<'throttled'>(40).fill('throttled'));
    await expect(desk.exportPerson({ ...ada, operator })).rejects.toThrow('Other writers');
    await expect(desk.erasePerson({ ...ada, operator })).rejects.toThrow('Other writers');
    expect(desk.stored()).toHaveLength(3);
  });
});
