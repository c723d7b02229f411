/**
 * Shows where one signs in. @param goesOnAt address of this site where the visitor goes on should the tab be loaded anew meanwhile, as a phone
 * may do while its owner looks for a code; the current one without it. @returns whether somebody is signed in now
 */
export type SignIn = (goesOnAt?: string) => Promise<boolean>;

let shows: SignIn = async () => false;

/** Says how the site asks to sign in. Until somebody does, nobody can. */
export function showSignInBy(show: SignIn): void {
  shows = show;
}

/** Asks the visitor to sign in, for what he wanted to do; the caller goes on with it where that is true. */
export const askToSignIn: SignIn = (goesOnAt) => shows(goesOnAt);
