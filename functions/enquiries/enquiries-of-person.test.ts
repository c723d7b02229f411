import { describe, expect, test } from 'vitest';
import { captureLog } from '../platform/testing/log-capture.ts';
import { operating } from '../platform/testing/starting.ts';
import { aForm, anEnquiryDesk } from './enquiry-builders.ts';
import { enquiryKey } from './enquiry-repository.ts';
import erasePersonFromEnquiries from './erase-person-from-enquiries.ts';
import exportPersonFromEnquiries from './export-person-from-enquiries.ts';
import findPersonInEnquiries from './find-person-in-enquiries.ts';

const log = captureLog();
const operator = 'arn:aws:iam::123456789012:user/kim';
const ada = { email: 'Ada@Example.com', cursor: '' };

/** The operators' side of a desk to which Ada wrote twice, and somebody else with a number. */
async function aDesk() {
  const desk = anEnquiryDesk();
  await desk.receive('contact', aForm({ content: 'First' }));
  await desk.receive('contact', aForm({ content: 'Second' }));
  await desk.receive('enquiry', aForm({ email: '13900139000', phone: '', content: 'Third' }));
  return {
    ...desk,
    findPerson: operating(findPersonInEnquiries, desk.clients),
    exportPerson: operating(exportPersonFromEnquiries, desk.clients),
    erasePerson: operating(erasePersonFromEnquiries, desk.clients),
  };
}

/** Everything that is found, page by page. */
async function all(find: Awaited<ReturnType<typeof aDesk>>['findPerson'], person: { phone: string }) {
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
    expect(desk.trail()).toEqual([]);
  });

  test('are exported with what they say, and the trail names who asked and no address', async () => {
    const desk = await aDesk();
    const { list } = await desk.exportPerson({ ...ada, operator });
    expect(list.map(({ says }) => says.content).toSorted()).toEqual(['First', 'Second']);
    const [row = []] = desk.trail();
    expect(row[0]).toBe(operator);
    expect(row[2]).toMatch(/^email [\w-]{43} 2$/);
  });

  test('are erased, those of others are not, and what is not there leaves no row', async () => {
    const desk = await aDesk();
    expect(await desk.erasePerson({ ...ada, operator })).toMatchObject({ erased: 2 });
    expect(await desk.erasePerson({ ...ada, operator })).toMatchObject({ erased: 0 });
    expect(desk.stored()).toHaveLength(1);
    expect(desk.trail()).toHaveLength(1);
  });

  test('an enquiry that was erased meanwhile is in no export', async () => {
    const desk = await aDesk();
    const [first] = (await desk.findPerson(ada)).list;
    const exportPerson = operating(exportPersonFromEnquiries, {
      ...desk.clients,
      enquiries: {
        ...desk.clients.enquiries,
        get: async (key) => (key.pk === enquiryKey(first?.id ?? '').pk ? undefined : desk.clients.enquiries.get(key)),
      },
    });
    expect((await exportPerson({ ...ada, operator })).list).toHaveLength(1);
  });

  test('nothing is opened or erased when the trail cannot be written', async () => {
    const desk = await aDesk();
    desk.tables.cancelNext(...Array<'throttled'>(40).fill('throttled'));
    await expect(desk.exportPerson({ ...ada, operator })).rejects.toThrow('The operation failed');
    await expect(desk.erasePerson({ ...ada, operator })).rejects.toThrow('The operation failed');
    expect(log.text).toContain('Contended');
    expect(desk.stored()).toHaveLength(3);
  });
});
