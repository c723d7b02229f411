import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { rootErrors } from '../../lib/loading/root-errors.ts';
import { session } from '../../lib/session/browser-session.ts';
import { keptSignIn } from './kept-sign-in.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

let asking: Promise<boolean> | undefined;

function show(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const kept = keptSignIn();
  const root = createRoot(document.createElement('div'), rootErrors);
  const close = () => {
    removeEventListener('popstate', close);
    kept.forget();
    root.unmount();
    asking = undefined;
    resolve(session.user() !== null);
  };
  // Whoever goes back to another page does not want to sign in for this one.
  addEventListener('popstate', close);
  const dialog = createElement(SignInDialog, { begun: kept.read(), keep: kept.write, onClose: close });
  flushSync(() => root.render(dialog));
  return promise;
}

/**
 * Shows the login dialog, one for all who ask meanwhile. @param goesOnAt address of this site where the visitor goes on when the tab is
 * loaded anew before somebody is signed in
 * @returns whether somebody is signed in now
 */
export function askToSignIn(goesOnAt?: string): Promise<boolean> {
  const kept = keptSignIn();
  if (session.user()) {
    kept.forget(); // who signed in in another tab, while this one was put away
    return Promise.resolve(true);
  }
  const here = location.pathname + location.search;
  kept.goOnAt(goesOnAt ?? here, here);
  asking ??= show();
  return asking;
}
