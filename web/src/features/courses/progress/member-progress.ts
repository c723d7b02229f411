import { keepLessonProgress, readLessonProgress } from '../../../../../shared/contract/accounts/lesson-progress.ts';
import { lessonsACall, type WatchedLesson } from '../../../../../shared/lesson-progress.ts';
import { ask } from '../../../lib/api/api.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { progress } from './progress-store.ts';

// A member's progress on the server. It only adds to the page, so a failure shows nowhere: the browser remembers all the same.

/** For whom the server has been asked in this document. */
let askedFor: string | undefined;

/** What one memory knows of lessons that another does not, or knew later. */
function newsOf(own: readonly WatchedLesson[], other: readonly WatchedLesson[]): WatchedLesson[] {
  const known = new Map(other.map((lesson) => [lesson.dir_id, lesson]));
  return own.filter(({ dir_id, changed_at, done }) => {
    const there = known.get(dir_id);
    return !there || there.changed_at < changed_at || there.done < done;
  });
}

/** Brings together what browser and server know, where somebody is signed in; once for each member. */
export async function syncProgress(): Promise<void> {
  const uid = session.user()?.uid;
  if (uid === undefined || askedFor === uid) return;
  askedFor = uid;
  try {
    const { list } = (await ask(readLessonProgress, {})).data;
    const own = progress.list();
    progress.add(list);
    await keepProgress(newsOf(own, list));
  } catch {
    askedFor = undefined;
  }
}

/** Keeps lessons on the server, where somebody is signed in; the request outlives the page. */
export async function keepProgress(list: readonly WatchedLesson[]): Promise<void> {
  if (!session.user()) return;
  for (let at = 0; at < list.length; at += lessonsACall) {
    const request = { list: list.slice(at, at + lessonsACall) };
    await ask(keepLessonProgress, request, { keepalive: true }).catch(() => undefined);
  }
}
