import type { OwnedTable } from '../../tables/owned-tables.ts';
import { readSession, type Session, sessionRange, sessionSk } from './session.ts';

/** The sessions of one member that are not over, the last used first. */
export async function sessionsOf(
  owned: Pick<OwnedTable<'Query'>, 'queryAll'>,
  now = Date.now(),
): Promise<readonly Session[]> {
  const items = await owned.queryAll(sessionRange);
  return items.flatMap((item) => readSession(item, now) ?? []).toSorted((a, b) => b.usedAt - a.usedAt);
}

/**
 * Ends sessions of one member.
 * @param isMeant which of them
 * @returns how many were still there
 */
export async function endSessionsOf(
  owned: OwnedTable<'Query' | 'DeleteItem'>,
  isMeant: (session: Session) => boolean,
): Promise<number> {
  const meant = (await sessionsOf(owned)).filter(isMeant);
  const ended = await Promise.all(meant.map(({ id }) => owned.delete(sessionSk(id), 'present')));
  return ended.filter(Boolean).length;
}
