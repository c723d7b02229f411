import { useSyncExternalStore } from 'react';
import type { WatchedLesson } from '../../../../../shared/lesson-progress.ts';
import { progress } from './progress-store.ts';

const list = () => progress.list();
const subscribe = (changed: () => void) => progress.subscribe(changed);
const nothing: readonly WatchedLesson[] = [];

/** How far the visitor has come, the latest lesson first; nothing in a document and while it is hydrated, which is the same for everybody. */
export function useProgress(): readonly WatchedLesson[] {
  return useSyncExternalStore(subscribe, list, () => nothing);
}
