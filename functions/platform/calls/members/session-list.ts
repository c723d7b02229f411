import type { OwnedTable } from '../../tables/owned-tables.ts';
import { readSession, type Session, sessionRange, sessionSk, storedSession } from './session.ts';

/** The sessions of one member that are not over, the last used first. @param now milliseconds */
export async function sessionsOf(
  owned: Pick<OwnedTable<'Query'>, 'queryAll'>,
  now: number,
): Promise<readonly Session[]> {
  const items = await owned.queryAll(sessionRange);
  return items.flatMap((item) => readSession(item, now) ?? []).toSorted((a, b) => b.usedAt - a.usedAt);
}

/**
 * Ends sessions of one member, those whose time is over too: whoever is erased leaves none of them.
 * @param isMeant which of them
 * @returns how many were still there
 */
export async function endSessionsOf(
  owned: OwnedTable<'Query' | 'DeleteItem'>,
  isMeant: (session: Session) => boolean,
): Promise<number> {
  const meant = (await owned.queryAll(sessionRange)).map(storedSession).filter(isMeant);
  const ended = await Promise.all(meant.map(({ id }) => owned.delete(sessionSk(id), 'present')));
  return ended.filter(Boolean).length;
}
