import type { MemberFacts } from '../../../shared/contract/account-schemas.ts';
import type { Person } from '../../../shared/contract/personal-data.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { type MemberState, memberStates } from '../../../shared/member-states.ts';
import { endSessionsOf } from '../../platform/calls/members/session-list.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { subjectOf } from '../../platform/personal-data/person.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';
import { memberNamed } from './member-records.ts';
import type { StoredMember } from './member-repository.ts';

// What operations on one member have in common.

/**
 * Finds the member whom an operator names.
 * @throws Refusal for a name that no member has, and for a number, which nobody has confirmed
 */
export function memberAsked(accounts: Table<'GetItem'>, lookupHash: Sealer['lookupHash']) {
  const find = memberNamed(accounts);
  return async ({ operator: _, ...person }: Person & { readonly operator: string }): Promise<StoredMember> => {
    if ('phone' in person)
      throw new Refusal(
        'Phone numbers are not confirmed, so they do not identify a member. Use the e-mail address or the id.',
      );
    const member = await find(await subjectOf(person, { sealer: { lookupHash } }));
    if (!member) throw new Refusal('There is no member of this name');
    return member;
  };
}

export function factsOf({ uid, state, registeredAt, erasedOn }: StoredMember): MemberFacts {
  return { uid, state, registeredAt, erasedOn };
}

/** Whether an account in one state may come into another. */
export function mayBecome(from: MemberState, to: MemberState): boolean {
  return memberStates[from].some((next) => next === to);
}

export const changedMeanwhile = () => new Refusal('This account was changed at the same time. Please try again.');

/** Signs a member out everywhere. @returns how many sessions ended */
export async function endAllSessions(sessions: OwnedTable<'Query' | 'DeleteItem'>): Promise<number> {
  const ended = await endSessionsOf(sessions, () => true);
  log(lines.sessionsEnded, { ended });
  return ended;
}
