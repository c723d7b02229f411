import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Project } from '../../../shared/contract/account-schemas.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling, operating } from '../../platform/testing/starting.ts';
import { anAccountsDesk, aProject, aViewer } from '../account-builders.ts';
import importProjects from '../import-projects.ts';
import listMemberProjects from '../list-member-projects.ts';
import listProjects from '../list-projects.ts';
import { memberEraser } from '../members/member-eraser.ts';
import { memberKey } from '../members/member-repository.ts';
import { projectReader } from './kept-projects.ts';

const log = captureLog();
const operator = 'arn:aws:iam::123456789012:user/kim';
const email = 'ada@example.com';

/** Projects `1` to `count`, each saved a minute after the one before. */
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProject({
      id: String(index + 1),
      name: `Show ${index + 1}`,
      update_time: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }),
  );

/** The operators' side and the member's side of projects, where Ada has an account. */
async function aDesk() {
  const desk = anAccountsDesk();
  const { tables, sealer, clients } = desk;
  const { uid } = await desk.aMember({ login_name: email });
  const opened: string[] = [];
  const counting = {
    ...clients,
    open: (subject: string, sealed: string) => {
      opened.push(subject);
      return sealer.open(subject, sealed);
    },
  };
  const importing = operating(importProjects, clients);
  const list = calling(listProjects, counting);
  return {
    ...desk,
    uid,
    opened,
    importing: (...projects: Project[]) => importing({ email, operator, list: projects }),
    open: operating(listMemberProjects, clients),
    page: (asked: Partial<{ page: number; limit: number; name: string }> = {}, of = uid) =>
      list(asked, { ...aViewer(), uid: of }),
    rows: () => tables.items().filter(({ sk }) => String(sk).startsWith('projects#')),
  };
}

const names = ({ list }: { readonly list: readonly Project[] }) => list.map(({ name }) => name);

describe('projects', () => {
  test('are listed the last saved first, a page at a time', async () => {
    const desk = await aDesk();
    await desk.importing(...numbered(40));
    expect(names(await desk.page())).toEqual(Array.from({ length: 15 }, (_, at) => `Show ${40 - at}`));
    expect(await desk.page({ page: 3 })).toMatchObject({ count: 40, list: { length: 10 } });
    expect(await desk.page({ page: 4 })).toEqual({ list: [], count: 40 });
  });

  test('of a page are opened with the rows that hold it, and no others', async () => {
    const desk = await aDesk();
    await desk.importing(...numbered(250));
    expect(names(await desk.page({ page: 7, limit: 30 }))).toEqual(
      Array.from({ length: 30 }, (_, at) => `Show ${70 - at}`),
    );
    expect(desk.opened.splice(0)).toEqual([`${desk.uid}#projects#1`, `${desk.uid}#projects#2`]);
    await desk.page({ page: 5, limit: 20 });
    expect(desk.opened).toEqual([`${desk.uid}#projects#0`]);
  });

  test('are found by a part of the name, whatever its case and width', async () => {
    const desk = await aDesk();
    await desk.importing(
      aProject({ id: '1', name: 'Spring GALA' }),
      aProject({ id: '2', name: '上海春晚 Gala' }),
      aProject({ id: '3', name: 'Harbour lights' }),
    );
    expect(names(await desk.page({ name: 'ｇａｌａ' }))).toEqual(['Spring GALA', '上海春晚 Gala']);
    expect(names(await desk.page({ name: '春晚' }))).toEqual(['上海春晚 Gala']);
    expect(await desk.page({ name: 'gala', limit: 1, page: 2 })).toMatchObject({ count: 2, list: [{ id: '2' }] });
    expect(await desk.page({ name: '.*' })).toEqual({ list: [], count: 0 });
  });

  test('of a thousand are all answered at once', async () => {
    const desk = await aDesk();
    await desk.importing(...numbered(1_000));
    expect(await desk.page({ limit: 1_000 })).toMatchObject({ count: 1_000, list: { length: 1_000 } });
    expect(await desk.page({ name: 'show 999' })).toMatchObject({ count: 1 });
  });

  test('are read again where an import is half seen', async () => {
    const desk = await aDesk();
    await desk.importing(...numbered(120));
    const before = structuredClone(desk.rows());
    await desk.importing(...numbered(130));
    const after = desk.rows();
    const seen = [[...after.slice(0, 1), ...before.slice(1)], after];
    const { count } = await projectReader(desk.sealer)({ queryAll: async () => seen.shift() ?? [] }, desk.uid);
    expect(count).toBe(130);
  });

  test("are nobody else's, and nobody reads one in the table", async () => {
    const desk = await aDesk();
    const ben = await desk.aMember({ login_name: 'ben@example.com' });
    await desk.importing(aProject());
    expect(await desk.page({}, ben.uid)).toEqual({ list: [], count: 0 });
    expect(JSON.stringify(desk.tables.items())).not.toMatch(/Spring|S3 Pro/);
  });
});

describe('an import', () => {
  test('says what is new, changed and as it was; what is not in it stays', async () => {
    const desk = await aDesk();
    const [one, two, three] = [aProject({ id: '1' }), aProject({ id: '2' }), aProject({ id: '3' })];
    expect(await desk.importing(one, two)).toEqual({ uid: desk.uid, added: 2, changed: 0, unchanged: 0 });
    const renamed = { ...two, name: 'Autumn gala' };
    expect(await desk.importing(renamed, three)).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
    expect(await desk.page()).toEqual({ list: [one, renamed, three], count: 3 });
  });

  test('sent again changes no row, and stands in the trail as often as it was sent', async () => {
    const desk = await aDesk();
    await desk.importing(...numbered(3));
    const before = structuredClone(desk.rows());
    expect(await desk.importing(...numbered(3))).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(desk.rows()).toEqual(before);
    expect(desk.trail()).toEqual(Array(2).fill([operator, 'projects.imported', desk.uid]));
  });

  test('of more than there is room for writes nothing', async () => {
    const desk = await aDesk();
    await desk.importing(...numbered(999));
    await expect(desk.importing(aProject({ id: 'a' }), aProject({ id: 'b' }))).rejects.toThrow(
      'There is room for 1000 projects, and these would be 1001',
    );
    expect((await desk.page()).count).toBe(999);
    expect(desk.trail()).toHaveLength(1);
  });

  test('at the same time as another: both hold', async () => {
    const desk = await aDesk();
    for (const ids of [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ])
      await Promise.all(ids.map((id) => desk.importing(aProject({ id }))));
    expect((await desk.page()).count).toBe(6);
  });

  test('into an account that is being erased is refused and leaves nothing, not even a row of the trail', async () => {
    const desk = await aDesk();
    await desk.table.update(memberKey(desk.uid), { set: { state: 'erasing' } });
    await expect(desk.importing(aProject())).rejects.toThrow('This account is being erased');
    expect([desk.rows(), desk.trail()]).toEqual([[], []]);
  });

  test('for somebody who has no account is refused', async () => {
    const desk = await aDesk();
    const asked = { email: 'eve@example.com', operator };
    await expect(desk.open(asked)).rejects.toThrow('There is no member of this name');
  });
});

test('operators open all projects of a member, once the trail says who does', async () => {
  const desk = await aDesk();
  await desk.importing(...numbered(120));
  const { uid, list } = await desk.open({ email, operator });
  expect([uid, list.length, list[0]?.name]).toEqual([desk.uid, 120, 'Show 120']);
  expect(desk.trail().at(-1)).toEqual([operator, 'projects.opened', desk.uid]);
  desk.tables.cancelNext(...Array<'throttled'>(20).fill('throttled'));
  await expect(desk.open({ email, operator })).rejects.toThrow('The operation failed');
  expect(log.text).toContain('Contended');
});

test('projects are in the export of their member, and go with the account', async () => {
  const desk = await aDesk();
  await desk.importing(...numbered(120));
  const exported = await desk.exportOf(desk.uid);
  const rows = exported.filter(({ kind }) => kind === 'projects');
  expect(rows).toHaveLength(2);
  const told = rows.flatMap(({ says }) => z.array(Project).parse(says.list));
  expect(told.map(({ name }) => name)).toEqual(
    numbered(120)
      .map(({ name }) => name)
      .toReversed(),
  );
  await memberEraser({ table: desk.table, ownedBy: desk.ownedBy, transact: desk.tables.transact })(desk.uid);
  expect(desk.rows()).toEqual([]);
});
