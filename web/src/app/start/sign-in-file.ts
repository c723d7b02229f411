import type { SignIn } from '../../lib/session/sign-in.ts';

const files = import.meta.glob<{ readonly askToSignIn: SignIn }>('../../features/*/ask-to-sign-in.ts');

/** How the feature that signs people in asks for it; while there is none, nobody can sign in. */
export const askToSignIn: SignIn = async () => {
  const [load] = Object.values(files);
  return load ? (await load()).askToSignIn() : false;
};
