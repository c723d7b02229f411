import type { SignedIn } from '../../../shared/contract/account-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { newSession } from '../../platform/calls/members/session.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Condition } from '../../platform/tables/conditions.ts';
import type { Change } from '../../platform/tables/expressions.ts';
import type { Key } from '../../platform/tables/item.ts';
import type { Transact, TransactionGrants } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { erasureDay } from '../members/erasure-day.ts';
import { admitted, MemberFields, memberKey, type StoredMember } from '../members/member-repository.ts';
import { deviceName } from './device-name.ts';
import { knownNetwork } from './known-networks.ts';

/** What opening a session writes. @template Used the table of what it uses up @template Checked that of what must still be there */
interface Opening<Used extends string, Checked extends string> extends TransactionGrants {
  readonly PutItem: 'sessions';
  readonly UpdateItem: 'accounts';
  readonly DeleteItem: Used;
  readonly ConditionCheckItem: Checked;
  readonly emits: never;
}

interface Opener<Used extends string, Checked extends string> {
  readonly open: Sealer['open'];
  readonly transact: Transact<Opening<Used, Checked>>;
}

/** What is used up by signing in, and the condition under which it has not been. */
interface UsedUp<Used extends string> {
  readonly table: Used;
  readonly key: Key;
  readonly unused: Condition;
}

/** What is noted in the accounts table of what they signed in with, if it is as it was read. */
interface Noted {
  readonly key: Key;
  readonly change: Change;
  readonly unchanged: Condition;
}

/** What has to hold beside it, such as the session that made a link. */
interface Held<Checked extends string> {
  readonly table: Checked;
  readonly key: Key;
  readonly condition: Condition;
}

interface Opened<Used extends string, Checked extends string> {
  /** A hash of the password by today's parameters. */
  readonly passwordHash?: string | undefined;
  readonly usedUp?: UsedUp<Used> | undefined;
  readonly held?: Held<Checked> | undefined;
  readonly noted?: Noted | undefined;
  /** False where another session stands for the member, who has proved nothing here: the network stays unknown. */
  readonly isSignIn?: boolean;
}

/**
 * Opens a session for a member who has proved who they are. It holds only if their credentials are still those that proved it, and ends a
 * week of grace.
 * @returns undefined when what proved them has changed or was used meanwhile
 * @throws Refusal for a blocked account
 */
export function sessionOpener<Used extends string, Checked extends string = never>({
  open,
  transact,
}: Opener<Used, Checked>) {
  return async (
    member: StoredMember,
    { viewerAddress, userAgent }: Viewer,
    { passwordHash, usedUp, held, noted, isSignIn = true }: Opened<Used, Checked> = {},
  ): Promise<SignedIn | undefined> => {
    const { uid, credentials, state } = member;
    if (state === 'blocked') throw new Refusal('This account is blocked. Please write to our support.');
    const at = Date.now();
    const network = knownNetwork(uid, viewerAddress, at);
    const { item, token } = newSession({ uid, credentials, device: deviceName(userAgent) }, at);
    const outcome = await transact<'changed' | 'used'>((transaction) => {
      const stays = { credentials, state: { oneOf: admitted } };
      const set = { state: 'active', erasedOn: erasureDay('unused', at), ...(passwordHash && { passwordHash }) };
      transaction.update('accounts', memberKey(uid), { set }, stays, 'changed');
      if (isSignIn) transaction.update('accounts', network.key, network.change);
      transaction.put('sessions', item, 'absent', 'changed');
      if (noted) transaction.update('accounts', noted.key, noted.change, noted.unchanged, 'changed');
      if (held) transaction.check(held.table, held.key, held.condition, 'changed');
      if (usedUp) transaction.delete(usedUp.table, usedUp.key, usedUp.unused, 'used');
    });
    if (outcome !== 'written') return undefined;
    log(lines.sessionOpened, { uid });
    const fields = MemberFields.parse(await open(uid, member.sealed));
    return { uid, login_token: token, ...fields, erasure_called_off: state === 'leaving' ? 1 : 0 };
  };
}
