/** Shows where one signs in. @returns whether somebody is signed in now */
export type SignIn = () => Promise<boolean>;

let shows: SignIn = async () => false;

/** Says how the site asks to sign in. Until somebody does, nobody can. */
export function showSignInBy(show: SignIn): void {
  shows = show;
}

/** Asks the visitor to sign in, for what he wanted to do; the caller goes on with it where that is true. */
export function askToSignIn(): Promise<boolean> {
  return shows();
}
