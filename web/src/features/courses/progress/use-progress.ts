import { useSyncExternalStore } from 'react';
import type { WatchedLesson } from '../../../../../shared/lesson-progress.ts';
import { nothing, progress } from './progress-store.ts';

const list = () => progress.list();
const subscribe = (changed: () => void) => progress.subscribe(changed);

/** How far the visitor has come, the latest lesson first; nothing in a document and while it is hydrated, which is the same for everybody. */
export function useProgress(): readonly WatchedLesson[] {
  return useSyncExternalStore(subscribe, list, () => nothing);
}
