import type { MemberFacts, MemberSession, OpenedMember } from '../../../shared/contract/account-schemas.ts';
import type { Person } from '../../../shared/contract/personal-data.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { type MemberState, memberStates } from '../../../shared/member-states.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { endSessionsOf, sessionsOf } from '../../platform/calls/members/session-list.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { subjectOf } from '../../platform/personal-data/person.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import type { memberNamed } from './member-records.ts';
import { MemberFields, memberKey, type StoredMember } from './member-repository.ts';

/** A member as an operator names them, and who asks. */
export type Asked = Person & { readonly operator: string };

export interface Finding {
  readonly find: ReturnType<typeof memberNamed>;
  readonly sealer: Pick<Sealer, 'lookupHash'>;
}

interface Desk extends Finding {
  readonly audited: Audited<Only<object>>;
}

type Sessions<Actions extends 'Query' | 'DeleteItem'> = OwnedBy<{ readonly sessions: OwnedTable<Actions> }>;

/** @throws Refusal for a name that no member has, and for a number, which nobody has confirmed */
export async function named({ find, sealer }: Finding, { operator: _, ...person }: Asked): Promise<StoredMember> {
  if ('phone' in person)
    throw new Refusal(
      'Phone numbers are not confirmed, so they do not identify a member. Use the e-mail address or the id.',
    );
  const member = await find(await subjectOf(person, { sealer }));
  if (!member) throw new Refusal('There is no member of this name');
  return member;
}

function factsOf({ uid, state, registeredAt, erasedOn }: StoredMember): MemberFacts {
  return { uid, state, registeredAt, erasedOn };
}

/** Whether an account in one state may come into another. */
export function mayBecome(from: MemberState, to: MemberState): boolean {
  return memberStates[from].some((next) => next === to);
}

interface OpeningDesk extends Desk {
  readonly sealer: Pick<Sealer, 'lookupHash' | 'open'>;
}

/** Opens an account once the audit trail says who does. @throws Refusal for a name that no member has */
export function memberOpener(desk: OpeningDesk) {
  return async (asked: Asked): Promise<OpenedMember> => {
    const member = await named(desk, asked);
    await desk.audited({ operator: asked.operator, subject: member.uid });
    return { ...factsOf(member), ...MemberFields.parse(await desk.sealer.open(member.uid, member.sealed)) };
  };
}

interface Blocker extends Finding {
  readonly audited: Audited<Only<{ UpdateItem: 'accounts' }>>;
  readonly ownedBy: Sessions<'Query' | 'DeleteItem'>;
}

/**
 * Blocks an account and ends its sessions. An account that is blocked already loses the sessions that a crash in between has left.
 * @throws Refusal for a name that no member has, and for an account that is being erased
 */
export function memberBlocker({ audited, ownedBy, ...finding }: Blocker) {
  return async (asked: Asked) => {
    const { uid, state } = await named(finding, asked);
    if (state !== 'blocked' && !mayBecome(state, 'blocked')) throw new Refusal('This account is being erased');
    // Also where nothing changes, the state must be as read: who blocks and who unblocks at the same time come one after the other.
    const outcome = await audited<'changed'>({ operator: asked.operator, subject: uid }, (transaction) =>
      transaction.update('accounts', memberKey(uid), { set: { state: 'blocked' } }, { state }, 'changed'),
    );
    if (outcome === 'changed') throw changedMeanwhile();
    return { uid, ended: await endAll(ownedBy, uid) };
  };
}

interface Unblocker extends Finding {
  readonly audited: Audited<Only<{ UpdateItem: 'accounts' }>>;
}

/**
 * Lets a blocked member sign in again. Whose week of grace was running is erased at its end all the same, unless they sign in.
 * @throws Refusal for a name that no member has, and for an account that is not blocked
 */
export function memberUnblocker({ audited, ...finding }: Unblocker) {
  return async (asked: Asked): Promise<MemberFacts> => {
    const member = await named(finding, asked);
    const { uid, state } = member;
    if (state !== 'blocked') throw new Refusal('This account is not blocked');
    const outcome = await audited<'changed'>({ operator: asked.operator, subject: uid }, (transaction) =>
      transaction.update('accounts', memberKey(uid), { set: { state: 'active' } }, { state }, 'changed'),
    );
    if (outcome === 'changed') throw changedMeanwhile();
    return { ...factsOf(member), state: 'active' };
  };
}

const changedMeanwhile = () => new Refusal('This account was changed at the same time. Please try again.');

interface Lister extends Desk {
  readonly ownedBy: Sessions<'Query'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Lists where a member is signed in, the last used first, once the audit trail says who looks. @throws Refusal for a name that no member has */
export function sessionLister({ ownedBy, now, ...desk }: Lister) {
  return async (asked: Asked): Promise<{ uid: string; list: MemberSession[] }> => {
    const { uid } = await named(desk, asked);
    await desk.audited({ operator: asked.operator, subject: uid });
    const list = (await sessionsOf(ownedBy({ uid }).sessions, now())).map(({ id, device, startedAt, usedAt }) => ({
      id,
      device,
      startedAt: timeOf(startedAt),
      usedAt: timeOf(usedAt),
    }));
    return { uid, list };
  };
}

/** Signs a member out everywhere. @throws Refusal for a name that no member has */
export function sessionEnder({ ownedBy, ...desk }: Desk & { readonly ownedBy: Sessions<'Query' | 'DeleteItem'> }) {
  return async (asked: Asked) => {
    const { uid } = await named(desk, asked);
    await desk.audited({ operator: asked.operator, subject: uid });
    return { uid, ended: await endAll(ownedBy, uid) };
  };
}

async function endAll(ownedBy: Sessions<'Query' | 'DeleteItem'>, uid: string): Promise<number> {
  const ended = await endSessionsOf(ownedBy({ uid }).sessions, () => true);
  log(lines.sessionsEnded, { ended });
  return ended;
}

/** @param seconds Unix time */
function timeOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}
