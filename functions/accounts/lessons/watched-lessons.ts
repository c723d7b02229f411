import * as z from 'zod/mini';
import { parsedJson } from '../../platform/outside/json-text.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';

/**
 * How far a member has come in lessons, in one row of their partition, as there are two hundred at most.
 *
 * | attribute  | what                                                                                |
 * |------------|-------------------------------------------------------------------------------------|
 * | `sk`       | `lessons`                                                                           |
 * | `revision` | how often it was written: a write holds only at the revision that was read          |
 * | `watched`  | the lessons as JSON, the latest first: numbers alone, which say nothing of a person |
 */
export const lessonsSk = 'lessons';

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

/** A member's lessons, the latest first, and how often they were written. */
export async function watchedLessons(owned: Pick<OwnedTable<'GetItem'>, 'get'>) {
  const item = await owned.get(lessonsSk);
  if (!item) return { revision: 0, list: [] };
  const { revision, watched } = Item.parse(item);
  return { revision, list: Watched.parse(parsedJson(watched)) };
}
