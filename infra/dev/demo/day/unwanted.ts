import { signIn } from '../../../../shared/contract/accounts/sign-in.ts';
import { recordDownload } from '../../../../shared/contract/downloads.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { answeredWith, type Scene } from './scene.ts';

export const wrongPassword: Scene = {
  label: 'wrong passwords, refused',
  weight: 2,
  play: async ({ visitor, mailbox }) => {
    try {
      await visitor.call(signIn, { login_name: mailbox, password: 'a guess' });
    } catch (error) {
      if (error instanceof Refusal && error.status === 1) return;
      throw error;
    }
    throw new Error('Somebody is signed in by a wrong password');
  },
};

/** Who looks for holes: a page of another system, and markup where nobody writes text. */
export const scanner: Scene = {
  label: 'scanners, kept out',
  weight: 2,
  play: async ({ visitor }) => {
    await answeredWith(404, visitor.get('/wp-login.php'));
    await answeredWith(403, visitor.post(recordDownload, JSON.stringify({ version: '<script src="x.js"></script>' })));
  },
};

export const malformedCall: Scene = {
  label: 'malformed calls, refused',
  weight: 1,
  play: ({ visitor }) => answeredWith(400, visitor.post(recordDownload, '{"type":')),
};
