/** The four faces of the login dialog. */
export const faceNames = ['password', 'code', 'register', 'reset'] as const;
export type FaceName = (typeof faceNames)[number];

/** What is typed into one face and stands in the next. */
export interface Names {
  readonly login_name: string;
  /** Where the login name is a number: the address to which codes go. */
  readonly email: string;
}

/** What every face is given. */
export interface FaceProps {
  readonly names: Names;
  /** Hears what stands in the form, while it is typed and before another face comes. */
  readonly onNames: (form: HTMLFormElement) => void;
  /** Shows another face. @param said what the server has answered here, to be read there */
  readonly onTurn: (face: FaceName, said?: string) => void;
  /** Asks for a passkey; undefined in a browser without. */
  readonly onPasskey: (() => void) | undefined;
}

export const titles: Readonly<Record<FaceName, string>> = {
  password: 'Sign in',
  code: 'Sign in with a code',
  register: 'Create an account',
  reset: 'Reset your password',
};
