import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Member } from '../../platform/calls/members/member.ts';
import { originOf, type Viewer } from '../../platform/calls/viewer.ts';
import type { Item, Key } from '../../platform/tables/item.ts';

/** As long as a program takes to open a browser, and a person to look, in seconds. */
const linkSeconds = 5 * 60;

/** Where a link lies, by the hash of its token. */
export function linkKey(token: string): Key {
  return { pk: `link#${createHash('sha256').update(token).digest('base64url')}`, sk: 'link' };
}

export const StoredLink = z.object({ uid: z.string(), sessionId: z.string(), expires: z.number() });

/**
 * A link to the personal centre that signs in once: its row, and its address, which is shown to its member alone. It serves as long as the
 * session that asked for it, so that signing out everywhere, a new password and leaving end it too.
 */
export function newCentreLink(
  { uid, sessionId }: Pick<Member, 'uid' | 'sessionId'>,
  loginName: string,
  viewer: Pick<Viewer, 'siteHost'>,
  now: number,
): { item: Item & Key; url: string } {
  const token = randomBytes(32).toString('base64url');
  const url = new URL('/personal', originOf(viewer));
  url.search = String(new URLSearchParams({ login_name: loginName, token }));
  const expires = Math.floor(now / 1_000) + linkSeconds;
  return { item: { ...linkKey(token), uid, sessionId, expires }, url: url.href };
}
