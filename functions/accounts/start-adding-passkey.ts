import { startAddingPasskey } from '../../shared/contract/accounts/passkeys.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { endpoint, limiting, opening, provingMember, rows, rowsOfMember } from '../platform/index.ts';
import { MemberFields } from './members/member-repository.ts';
import { newAddingChallenge } from './passkeys/passkey-challenges.ts';
import { passkeyCreation } from './passkeys/passkey-options.ts';
import { memberWithRoom } from './passkeys/passkey-repository.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { checkPassword } from './passwords/password-hash.ts';
import { accountsTable, codesTable } from './tables.ts';

/**
 * Lets a member add a passkey who gives their password again: a session alone, which may be stolen or left open, would otherwise plant a key
 * that outlives it. The challenge is the proof of the password, for five minutes.
 */
export default endpoint(
  startAddingPasskey,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      codes: rows(codesTable, 'PutItem'),
      ownedBy: rowsOfMember([accountsTable, 'GetItem', 'Query']),
      open: opening(),
    },
  },
  ({ ownedBy, codes, open }) =>
    async ({ password }, { uid }, viewer) => {
      const site = relyingParty(viewer);
      const { member, passkeys } = await memberWithRoom(ownedBy({ uid }).accounts);
      const { isRight } = await checkPassword(password, member.passwordHash);
      if (!isRight) throw new Refusal('The password is wrong');
      const { challenge, item } = newAddingChallenge(member, Date.now());
      const [fields] = await Promise.all([open(uid, member.sealed), codes.put(item)]);
      return passkeyCreation(challenge, site, { uid, fields: MemberFields.parse(fields), passkeys });
    },
);
