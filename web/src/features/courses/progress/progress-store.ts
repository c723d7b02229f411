import { mergedProgress, type WatchedLesson } from '../../../../../shared/lesson-progress.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { readChoice, storeChoice } from '../../../lib/visitor/storage.ts';

/** What a browser remembers of lessons, and whose it is; nobody's without a `uid`. */
interface Stored {
  readonly uid: string;
  readonly list: readonly WatchedLesson[];
}

/** The same wherever nothing is known, so that a page that is hydrated with it need not be rendered again. */
export const nothing: readonly WatchedLesson[] = [];

function isWatched(value: unknown): value is WatchedLesson {
  const lesson = Object(value); // of anything: only our fields are looked at
  return ['course_id', 'dir_id', 'seconds', 'done', 'changed_at'].every((name) => Number.isFinite(lesson[name]));
}

/**
 * What is stored for whoever sits there now. What was watched by nobody in particular goes to who signs in; what a member has watched is shown to
 * nobody else.
 * @param uid of who is signed in, or ''
 */
export function storedFor(uid: string, text: string | null): readonly WatchedLesson[] {
  try {
    const stored = Object(JSON.parse(text ?? 'null'));
    if (!Array.isArray(stored.list) || ![uid, ''].includes(stored.uid)) return nothing;
    return stored.list.filter(isWatched);
  } catch {
    return nothing;
  }
}

const uidNow = () => session.user()?.uid ?? '';

let shown = nothing;
let readFor: string | undefined;
const listeners = new Set<() => void>();

function show(list: readonly WatchedLesson[]): void {
  shown = list;
  for (const changed of listeners) changed();
}

/** How far the visitor has come in lessons, in this browser. */
export const progress = {
  /** The latest first. The same list until something changes. */
  list(): readonly WatchedLesson[] {
    if (readFor !== uidNow()) {
      readFor = uidNow();
      shown = storedFor(readFor, readChoice('lessons'));
    }
    return shown;
  },
  /** Adds what was watched, here or elsewhere. */
  add(lessons: readonly WatchedLesson[]): void {
    // Another tab may have added something meanwhile.
    const list = mergedProgress(lessons, this.list(), storedFor(uidNow(), readChoice('lessons')));
    storeChoice('lessons', JSON.stringify({ uid: uidNow(), list } satisfies Stored));
    show(list);
  },
  /** @returns ends the subscription */
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    const ended = session.subscribe(changed);
    return () => {
      listeners.delete(changed);
      ended();
    };
  },
};
