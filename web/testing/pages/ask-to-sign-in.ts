import { session } from '../../src/lib/session/browser-session.ts';

/** Stands where accounts will ask: a button signs in, another one does not. */
export function askToSignIn(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const dialog = document.createElement('dialog');
  for (const [name, signsIn] of [['Sign in as Ada', true] as const, ['Not now', false] as const]) {
    const button = document.createElement('button');
    button.textContent = name;
    button.onclick = () => {
      if (signsIn) session.signIn({ ...ada, login_token: 'ada-token' });
      dialog.remove();
      resolve(signsIn);
    };
    dialog.append(button);
  }
  document.body.append(dialog);
  dialog.showModal();
  return promise;
}

const ada = { uid: '7', userName: 'Ada', header: '', company: '', email: '', industry: '', telephone: '' };
