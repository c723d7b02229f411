import * as z from 'zod/mini';
import { listPasskeys } from '../../shared/contract/accounts/passkeys.ts';
import { endpoint, opening, provingMember, rowsOfMember } from '../platform/index.ts';
import { factsOf, passkeysOf } from './passkeys/passkey-repository.ts';
import { accountsTable } from './tables.ts';

const SealedName = z.object({ name: z.string() });

export default endpoint(
  listPasskeys,
  { uses: { caller: provingMember(), ownedBy: rowsOfMember([accountsTable, 'Query']), open: opening() } },
  ({ ownedBy, open }) =>
    async (_, member) => {
      const passkeys = await passkeysOf(ownedBy(member).accounts);
      const list = passkeys.map(async (passkey) => {
        const { name } = SealedName.parse(await open(`${member.uid}#${passkey.sk}`, passkey.sealed));
        return factsOf(name, passkey);
      });
      return { list: await Promise.all(list) };
    },
);
