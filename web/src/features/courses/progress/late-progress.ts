import type { WatchedLesson } from '../../../../../shared/lesson-progress.ts';
import { session } from '../../../lib/session/browser-session.ts';

// A member's progress on the server, whose calls come when somebody is signed in: nobody else needs them.

let coming: Promise<typeof import('./member-progress.ts')> | undefined;

/** Held once it has come, as a page that is left waits for no import, not even of what is there. */
function memberProgress(): Promise<typeof import('./member-progress.ts')> {
  coming ??= import('./member-progress.ts').catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** Brings together what browser and server know, where somebody is signed in; never fails, as it only adds to the page. */
export async function syncProgress(): Promise<void> {
  if (session.user())
    await memberProgress().then(
      ({ syncProgress }) => syncProgress(),
      () => undefined,
    );
}

/** Keeps lessons on the server, where somebody is signed in; never fails. */
export async function keepProgress(list: readonly WatchedLesson[]): Promise<void> {
  if (session.user())
    await memberProgress().then(
      ({ keepProgress }) => keepProgress(list),
      () => undefined,
    );
}
