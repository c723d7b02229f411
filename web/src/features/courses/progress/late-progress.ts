import type { WatchedLesson } from '../../../../../shared/lesson-progress.ts';
import { session } from '../../../lib/session/browser-session.ts';

// A member's progress on the server, whose calls come when somebody is signed in: nobody else needs them. It only adds to the page, so
// nothing of it fails.

type MemberProgress = typeof import('./member-progress.ts');

/** Held once it has come, as a page that is left waits for no import, not even of what is there. */
let coming: Promise<MemberProgress> | undefined;

async function forMember(act: (calls: MemberProgress) => Promise<void>): Promise<void> {
  if (!session.user()) return;
  coming ??= import('./member-progress.ts');
  await coming.then(act, () => {
    coming = undefined;
  });
}

/** Brings together what browser and server know, where somebody is signed in. */
export const syncProgress = () => forMember((calls) => calls.syncProgress());

/** Keeps lessons on the server, where somebody is signed in. */
export const keepProgress = (list: readonly WatchedLesson[]) => forMember((calls) => calls.keepProgress(list));
