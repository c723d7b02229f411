declare const proven: unique symbol;

/** A member whom a session has proved: no handler can make one of what a caller says. */
export interface Member {
  readonly uid: string;
  /** The session's id, by which its member can end it; it proves nothing. */
  readonly sessionId: string;
  readonly [proven]: true;
}

/** States that a session was found for them. Nothing else may. */
export function provenMember(uid: string, sessionId: string): Member {
  return { uid, sessionId } as Member; // the mark exists for the compiler only
}
