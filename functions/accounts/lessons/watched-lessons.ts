import * as z from 'zod/mini';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { mergedProgress, type WatchedLesson } from '../../../shared/lesson-progress.ts';
import { parsedJson } from '../../platform/outside/json-text.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { keptStates, memberKey } from '../members/member-repository.ts';

/**
 * How far a member has come in lessons, in one row of their partition, as there are two hundred at most.
 *
 * | attribute  | what                                                                                |
 * |------------|-------------------------------------------------------------------------------------|
 * | `sk`       | `lessons`                                                                           |
 * | `revision` | how often it was written: a write holds only at the revision that was read          |
 * | `watched`  | the lessons as JSON, the latest first: numbers alone, which say nothing of a person |
 */
const lessonsSk = 'lessons';

const Item = z.object({ revision: z.int(), watched: z.string() });

const Watched = z.array(
  z.object({
    course_id: z.int(),
    dir_id: z.int(),
    seconds: z.number(),
    done: z.literal([0, 1]),
    changed_at: z.number(),
  }),
);

async function read(owned: Pick<OwnedTable<'GetItem'>, 'get'>) {
  const item = await owned.get(lessonsSk);
  if (!item) return { revision: 0, list: [] };
  const { revision, watched } = Item.parse(item);
  return { revision, list: Watched.parse(parsedJson(watched)) };
}

/** Answers a member's lessons, the latest first. */
export async function watchedLessons(owned: Pick<OwnedTable<'GetItem'>, 'get'>): Promise<{ list: WatchedLesson[] }> {
  return { list: (await read(owned)).list };
}

interface Keeper {
  readonly transact: Transact<Only<{ PutItem: 'accounts'; ConditionCheckItem: 'accounts' }>>;
  readonly now?: () => number;
}

/**
 * Adds to a member's lessons. What two devices say at once both holds; nothing is written that is known already, nor once the account is being
 * erased, as the row would outlive it. No lesson was watched in the future, whatever a device's clock says.
 * @throws Refusal −1 for who was erased
 */
export function lessonKeeper({ transact, now = Date.now }: Keeper) {
  return (owned: Pick<OwnedTable<'GetItem'>, 'get' | 'key'>, uid: string, lessons: readonly WatchedLesson[]) =>
    untilUncontended(async () => {
      const { revision, list: before } = await read(owned);
      const told = lessons.map((lesson) => ({ ...lesson, changed_at: Math.min(lesson.changed_at, now()) }));
      const watched = JSON.stringify(mergedProgress(before, told));
      if (watched === JSON.stringify(before)) return {};
      const outcome = await transact<'erased' | 'changed'>((transaction) => {
        transaction.check('accounts', memberKey(uid), { state: { oneOf: keptStates } }, 'erased');
        const row = { ...owned.key(lessonsSk), revision: revision + 1, watched };
        transaction.put('accounts', row, revision === 0 ? 'absent' : { revision }, 'changed');
      });
      if (outcome === 'erased') throw new Refusal('This account is no longer there', -1);
      return outcome === 'written' ? {} : contended;
    });
}
