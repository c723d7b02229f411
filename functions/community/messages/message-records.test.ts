import { expect, test } from 'vitest';
import { delivering } from '../../platform/testing/delivering.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import eraseMemberComments from '../erase-member-comments.consumer.ts';
import exportOwnComments from '../export-own-comments.ts';
import { aCustomerService } from './message-builders.ts';

captureLog();

/** A thread of Ada's and one of Ben's, and what reads and erases all that is kept of somebody. */
async function twoThreads() {
  const desk = aCustomerService();
  for (const uid of ['ada', 'ben']) {
    await desk.write(uid, `${uid} asks`);
    await desk.answer(uid, `${uid} is answered`);
  }
  const { community, index, ownedBy, sealer, setAside, transact } = desk;
  const [byAuthor, byAnswered] = [index('community.byAuthor'), index('community.byAnswered')];
  const exported = calling(exportOwnComments, { community, ownedBy, byAuthor, byAnswered, open: sealer.open });
  const erase = delivering(
    eraseMemberComments.start({ community, ownedBy, transact, byAuthor, byAnswered }, { setAside }),
  );
  return {
    ...desk,
    kept: async (uid: string) => (await exported({}, { uid })).list,
    erase: (uid: string) => erase({ name: 'member.erased.v1', id: crypto.randomUUID(), data: { uid } }),
  };
}

test('a member gets their thread and all that both wrote in it, opened', async () => {
  const { kept } = await twoThreads();
  expect((await kept('ada')).map(({ kind, says }) => [kind, says.content ?? says.messages])).toEqual([
    ['thread', 2],
    ['message', 'ada asks'],
    ['message', 'ada is answered'],
  ]);
});

test('who is erased leaves neither, and others keep theirs', async () => {
  const { erase, items, kept } = await twoThreads();
  await erase('ada');
  expect(await kept('ada')).toEqual([]);
  expect(items().filter(({ pk }) => pk === 'member#ada')).toEqual([]);
  expect(await kept('ben')).toHaveLength(3);
});

test('an answer that meets the erasure is left nowhere', async () => {
  const { answer, community, erase, items } = await twoThreads();
  const { delete: remove } = community;
  const refused: unknown[] = [];
  community.delete = async (...asked) => {
    const isDeleted = await remove(...asked);
    community.delete = remove;
    await answer('ada', 'Too late').catch((error: unknown) => refused.push(error));
    return isDeleted;
  };
  await erase('ada');
  expect(refused).toHaveLength(1);
  expect(items().filter(({ pk }) => pk === 'member#ada')).toEqual([]);
});
