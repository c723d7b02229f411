import { useEffect } from 'react';
import { whenIdle } from '../../../lib/loading/when-idle.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { syncProgress } from './late-progress.ts';

/** Brings a member's progress from the server once nothing else is to do. */
export function useSyncedProgress(): void {
  const uid = useUser()?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    whenIdle(() => void syncProgress());
  }, [uid]);
}
