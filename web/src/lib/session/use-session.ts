import { useSyncExternalStore } from 'react';
import { session } from './browser-session.ts';
import type { UserInfo } from './session.ts';

/** Who is signed in; nobody in a document and while it is hydrated, which is the same for everybody. */
export function useUser(): UserInfo | null {
  return useSyncExternalStore(session.subscribe, session.user, () => null);
}
