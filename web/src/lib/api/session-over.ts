/** Who asked is no longer signed in, or somebody else is: there is no answer for who looks at the page now. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver';

  constructor() {
    super('The session is over');
  }
}
