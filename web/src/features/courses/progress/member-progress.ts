import { keepLessonProgress, readLessonProgress } from '../../../../../shared/contract/accounts/lesson-progress.ts';
import { lessonsACall, type WatchedLesson } from '../../../../../shared/lesson-progress.ts';
import { ask } from '../../../lib/api/api.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { progress } from './progress-store.ts';

// A member's progress on the server. It only adds to the page, so a failure shows nowhere: the browser remembers all the same.

/** The last time that the server was asked, in which session of this document. */
let asked: { readonly epoch: number; readonly done: Promise<void> } | undefined;

/** What one memory knows of lessons that another does not, or knew later. */
function newsOf(own: readonly WatchedLesson[], other: readonly WatchedLesson[]): WatchedLesson[] {
  const known = new Map(other.map((lesson) => [lesson.dir_id, lesson]));
  return own.filter(({ dir_id, changed_at, done }) => {
    const there = known.get(dir_id);
    return !there || there.changed_at < changed_at || there.done < done;
  });
}

async function bringTogether(): Promise<void> {
  try {
    const { list } = (await ask(readLessonProgress, {})).data;
    const own = progress.list();
    progress.add(list);
    await keepProgress(newsOf(own, list));
  } catch {
    asked = undefined;
  }
}

/** Brings together what browser and server know, where somebody is signed in: once in a session, for all who want it done. */
export function syncProgress(): Promise<void> {
  if (!session.user()) return Promise.resolve();
  const epoch = session.epoch();
  if (asked?.epoch !== epoch) asked = { epoch, done: bringTogether() };
  return asked.done;
}

/** Keeps lessons on the server, where somebody is signed in; the request outlives the page. */
export async function keepProgress(list: readonly WatchedLesson[]): Promise<void> {
  const epoch = session.epoch();
  // What one member has watched is not kept for the next.
  for (let at = 0; at < list.length && session.user() && session.epoch() === epoch; at += lessonsACall) {
    const request = { list: list.slice(at, at + lessonsACall) };
    await ask(keepLessonProgress, request, { keepalive: true }).catch(() => undefined);
  }
}
