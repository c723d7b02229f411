import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aLessonWithPeople } from '../community-builders.ts';
import { unsubscribeAddress } from '../mails/ended-mails.ts';
import { recordsOfPerson } from './comment-records.ts';
import { recordEraser } from './record-eraser.ts';

captureLog();

/** Ben has asked, answered, been answered by name, had one reply hidden, and ended his mails. */
async function aBusyMember() {
  const desk = await aLessonWithPeople();
  const own = await desk.ask('ben', 'Ben asks');
  const adas = await desk.ask('ada', 'Ada asks');
  const answer = await desk.answer(adas.id, 'ben', 'Ben answers');
  const hidden = await desk.answer(adas.id, 'ben', 'Ben is rude');
  const named = await desk.answer(adas.id, 'eve', 'Eve answers Ben', { to_uid: 'ben' });
  await desk.answer(own.id, 'eve', 'Eve answers');
  await desk.hide(hidden.id);
  await desk.count();
  const token = new URL(await unsubscribeAddress(desk.sealer, 'answers', 'ben')).searchParams.get('token') ?? '';
  await desk.end(token);
  const erased = { name: 'member.erased.v1', id: crypto.randomUUID(), data: { uid: 'ben' } };
  return { ...desk, own, adas, answer, hidden, named, erased };
}

test('a member gets all that is kept of them, opened, and nothing of others', async () => {
  const { records } = await aBusyMember();
  expect(
    (await records('ben')).map(({ kind, says }) => [kind, says.content ?? says.named ?? says.mails]).toSorted(),
  ).toEqual([
    ['comment', 'Ben answers'],
    ['comment', 'Ben asks'],
    ['comment', 'Ben is rude'],
    ['ended-mails', 'answers'],
    ['mention', 'ben of the stage'],
  ]);
  expect(await records('nobody')).toEqual([]);
});

test('is found by the id alone, in pages', async () => {
  const { reader } = await aBusyMember();
  const find = recordsOfPerson(reader);
  expect(await find({ by: 'email', value: 'hash' }, '')).toEqual({ list: [], cursor: '' });
  const kinds: string[] = [];
  let cursor = '';
  do {
    const page = await find({ by: 'member', value: 'ben' }, cursor);
    kinds.push(...page.list.map(({ kind }) => kind));
    ({ cursor } = page);
  } while (cursor !== '');
  expect(kinds).toEqual(['comment', 'comment', 'comment', 'mention', 'ended-mails']);
});

test('who is erased leaves no name and no text, and others’ answers stay', async () => {
  const { deliverTo, erased, events, items, page, more, adas, named, own } = await aBusyMember();
  expect(await deliverTo.erase(erased)).toEqual([]);
  await deliverTo.count(...events());
  expect(
    JSON.stringify(items().filter(({ pk }) => !/^(outbox|counted|audit|once|replies)/.test(String(pk)))),
  ).not.toMatch(/ben of|Ben (asks|answers|is rude)/);
  const [asked, emptied] = await page();
  expect(asked).toMatchObject({
    id: adas.id,
    comment_num: 1,
    comment: [{ id: named.id, content: 'Eve answers Ben', to_name: '' }],
  });
  expect(emptied).toMatchObject({ id: own.id, uname: '', uid: '', content: '', deleted: 1, comment_num: 1 });
  expect(await more(own.id)).toMatchObject([{ content: 'Eve answers' }]);
});

test('erasing that broke off goes on where it ended, and done again it erases nothing more', async () => {
  const { community, deliverTo, erased, records, writes } = await aBusyMember();
  const { delete: remove } = community;
  community.delete = () => Promise.reject(new Error('killed'));
  expect(await deliverTo.erase(erased)).toEqual([0]);
  community.delete = remove;
  expect(await deliverTo.erase(erased)).toEqual([]);
  expect(await records('ben')).toEqual([]);
  const before = writes();
  expect(await deliverTo.erase(erased, erased)).toEqual([]);
  expect(writes()).toBe(before);
});

test('of two who erase a record, one does', async () => {
  const { community, ownedBy, reader, transact } = await aBusyMember();
  const { list } = await recordsOfPerson(reader)({ by: 'member', value: 'ben' }, '');
  const erase = recordEraser({ community, ownedBy, transact });
  for (const record of list) expect([await erase(record), await erase(record)]).toEqual([true, false]);
});

test('a comment that an operator shows again while its member is erased goes all the same', async () => {
  const desk = await aBusyMember();
  const { community, hidden, restore, records } = desk;
  const { delete: remove } = community;
  community.delete = async (key, condition) => {
    community.delete = remove;
    await restore(hidden.id);
    return remove(key, condition);
  };
  expect(await desk.deliverTo.erase(desk.erased)).toEqual([]);
  expect(await records('ben')).toEqual([]);
});

test('a name is erased from a reply that an operator shows again at that moment', async () => {
  const desk = await aBusyMember();
  const { community, named, hide, restore, records } = desk;
  await hide(named.id);
  const { update } = community;
  community.update = async (key, change, condition) => {
    community.update = update;
    await restore(named.id);
    return update(key, change, condition);
  };
  expect(await desk.deliverTo.erase(desk.erased)).toEqual([]);
  expect(await records('ben')).toEqual([]);
  expect(await desk.more(desk.adas.id)).toMatchObject([{ id: named.id, to_name: '' }]);
});

test('whoever ends mails after their account was erased leaves nothing behind', async () => {
  const desk = await aBusyMember();
  await desk.deliverTo.erase(desk.erased);
  desk.contacts.delete('ben');
  const token = new URL(await unsubscribeAddress(desk.sealer, 'answers', 'ben')).searchParams.get('token') ?? '';
  await desk.end(token);
  expect(await desk.records('ben')).toEqual([]);
});

test('a name that is erased does not come back by whoever has just read it', async () => {
  const desk = await aBusyMember();
  const { community, deliverTo, adas, erased, page } = desk;
  const row = { pk: `lesson#1#2`, sk: String(adas.id.split('.')[2]) };
  const revision = (await community.get(row))?.revision;
  await deliverTo.erase(erased);
  expect(Number((await community.get(row))?.revision)).toBeGreaterThan(Number(revision));
  expect(JSON.stringify(await page())).not.toContain('ben of');
});
