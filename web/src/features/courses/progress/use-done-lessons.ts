import { useMemo, useSyncExternalStore } from 'react';
import { progress } from './progress-store.ts';

const doneIds = () => JSON.stringify(progress.list().flatMap(({ dir_id, done }) => (done === 1 ? [dir_id] : [])));
const subscribe = (changed: () => void) => progress.subscribe(changed);

/** Ids of the lessons that the visitor has done; other than `useProgress` it renders nothing for each second of a film. */
export function useDoneLessons(): ReadonlySet<number> {
  const ids = useSyncExternalStore(subscribe, doneIds, () => '[]');
  return useMemo(() => new Set(JSON.parse(ids)), [ids]);
}
