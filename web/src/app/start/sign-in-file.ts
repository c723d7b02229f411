/** How the feature that signs people in asks for it: its code comes then. */
export const askToSignIn = async (goesOnAt?: string, isResumed?: boolean) =>
  (await import('../../features/sign-in/ask-to-sign-in.ts')).askToSignIn(goesOnAt, isResumed);
