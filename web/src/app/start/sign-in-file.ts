import type { SignIn } from '../../lib/session/sign-in.ts';

/** How the feature that signs people in asks for it: its code comes then. */
export const askToSignIn: SignIn = async (goesOnAt) =>
  (await import('../../features/sign-in/ask-to-sign-in.ts')).askToSignIn(goesOnAt);
