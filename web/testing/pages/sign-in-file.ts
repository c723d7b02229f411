// Takes the place of `src/app/start/sign-in-file.ts` in the site of the test pages.

export const askToSignIn = async () => (await import('./ask-to-sign-in.ts')).askToSignIn();
