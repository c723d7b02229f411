import { endSessionsOf } from '../../platform/calls/members/session-list.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import * as lines from '../log-lines.ts';
import { admitted, MemberFields, type StoredMember } from './member-repository.ts';

// What every change of a member's credentials has in common: it raises their number, so that whoever proved older ones signs in no more,
// tells the address that the account had before, and ends the sessions that began with older ones.

type SessionsOf = OwnedBy<{ readonly sessions: OwnedTable<'Query' | 'DeleteItem'> }>;

/** A member's row as it was read, in a state in which it may change. */
export function unchanged({ credentials, revision }: StoredMember) {
  return { credentials, revision, state: { oneOf: admitted } };
}

/** Ends the sessions that began with older credentials. A crash before it is made good by the consumer of the change's event. */
export async function endOlderSessions(ownedBy: SessionsOf, uid: string, credentials: number): Promise<void> {
  const ended = await endSessionsOf(ownedBy({ uid }).sessions, (session) => session.credentials < credentials);
  log(lines.sessionsEnded, { ended }, { Announced: 1 });
}

/** Who a member is, and the address before the change, sealed for the mail that tells of it. */
export async function addressBefore(sealer: Pick<Sealer, 'open' | 'seal'>, { uid, sealed }: StoredMember) {
  const fields = MemberFields.parse(await sealer.open(uid, sealed));
  return { fields, sealedAddress: await sealer.seal(uid, { address: fields.email }) };
}
