import { memberErased } from '../../../events/member-erased/event.ts';
import { endSessionsOf } from '../../platform/calls/members/session-list.ts';
import { log } from '../../platform/logging/log.ts';
import { contactSk } from '../../platform/personal-data/member-contact.ts';
import { anyOf } from '../../platform/tables/conditions.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { ownerKeyAt } from '../passkeys/passkey-repository.ts';
import { memberKey, memberReader, memberSk, nameKey, type StoredMember } from './member-repository.ts';

interface Eraser {
  readonly table: Table<'GetItem' | 'DeleteItem'>;
  readonly ownedBy: OwnedBy<{
    readonly accounts: OwnedTable<'Query'>;
    readonly sessions: OwnedTable<'Query' | 'DeleteItem'>;
  }>;
  readonly transact: Transact<Only<{ UpdateItem: 'accounts'; DeleteItem: 'accounts'; emits: 'member.erased.v1' }>>;
}

/** Rows that are deleted at the same time. */
const atATime = 25;

/**
 * Erases an account. Its names go first, in one transaction with its state, so that nobody signs in to what is half erased and the names
 * are free; each passkey goes with the row that says whose it is; its row goes last, so that whatever breaks in between, the daily job finds
 * it and goes on. With the row the erasure is announced, once: nobody is signed in any more who could give other domains something new to keep.
 * @param isMeant asked of the account as it is at that moment
 * @returns whether it erased: false for one that is not there, or not meant
 */
export function memberEraser({ table, ownedBy, transact }: Eraser) {
  const read = memberReader(table);
  const close = (uid: string, isMeant: (member: StoredMember) => boolean) =>
    untilUncontended(async () => {
      const member = await read(uid);
      if (!member || !isMeant(member)) return false;
      const { credentials, state, erasedOn, emailHash, phoneHash } = member;
      if (state === 'erasing') return true;
      const outcome = await transact<'changed'>((transaction) => {
        const asRead = { credentials, state, erasedOn };
        transaction.update('accounts', memberKey(uid), { set: { state: 'erasing' } }, asRead, 'changed');
        for (const hash of [emailHash, phoneHash])
          if (hash !== undefined) transaction.delete('accounts', nameKey(hash), anyOf('absent', { uid }), 'changed');
      });
      return outcome === 'written' || contended;
    });

  return async (uid: string, isMeant: (member: StoredMember) => boolean = () => true): Promise<boolean> => {
    if (!(await close(uid, isMeant))) return false;
    const { accounts, sessions } = ownedBy({ uid });
    await endSessionsOf(sessions, () => true);
    await sessions.delete(contactSk);
    let cursor = '';
    do {
      const page = await accounts.query({ limit: atATime, cursor });
      const others = page.items.flatMap(({ sk }) => (sk === memberSk ? [] : String(sk)));
      await Promise.all(
        others.map(async (sk) => {
          const owner = ownerKeyAt(sk);
          // The row by which the other is found goes last, so that whatever breaks in between leaves neither.
          if (owner) await table.delete(owner);
          await table.delete(accounts.key(sk));
        }),
      );
      ({ cursor } = page);
    } while (cursor !== '');
    const outcome = await transact<'gone'>((transaction) => {
      transaction.delete('accounts', memberKey(uid), 'present', 'gone');
      transaction.emit(memberErased, { uid });
    });
    if (outcome === 'gone') return false;
    log(lines.memberErased, {}, { Announced: 1 });
    return true;
  };
}
