/**
 * The header by which a member's GET says who asks, `<uid>.<login_token>`: CloudFront forwards it to the API where nothing is cached, and its
 * policies cannot pass `Authorization` (product-rules.md#sign-in-state).
 */
export const sessionHeader = 'x-session';

/** What it says of a session. */
export function sessionHeaderOf({ uid, login_token }: { readonly uid: string; readonly login_token: string }): string {
  return `${uid}.${login_token}`;
}
