import { randomUUID } from 'node:crypto';
import { erasureDay } from '../../../functions/accounts/members/erasure-day.ts';
import {
  hashOfName,
  memberKey,
  nameKey,
  type StoredMember,
} from '../../../functions/accounts/members/member-repository.ts';
import { hashPassword } from '../../../functions/accounts/passwords/password-hash.ts';
import { createTable, documentClient } from '../../../functions/platform/tables/table.ts';
import { anEmail, aPassword } from '../../support/people/members.ts';
import { siteClients } from '../../support/site/site-clients.ts';
import { physicalName } from '../../support/site/site-outputs.ts';
import { withSealer } from '../../support/site/site-sealer.ts';

/**
 * Puts members into the tables of a local site as their registration leaves them, without its mails and limits. All have `aPassword`.
 * @returns their addresses
 */
export async function plantMembers(stateDirectory: string, count: number): Promise<string[]> {
  const { dynamodb } = siteClients(stateDirectory);
  const table = createTable(physicalName(stateDirectory, 'accounts'), documentClient(dynamodb));
  const passwordHash = await hashPassword(aPassword);
  const emails = Array.from({ length: count }, anEmail);
  await withSealer(stateDirectory, 'accounts', async (sealer) => {
    for (const email of emails) {
      const uid = randomUUID();
      const emailHash = await hashOfName(sealer, email);
      const fields = { userName: 'Ada Lovelace', email, telephone: '', company: '', industry: '', header: '' };
      const now = new Date();
      const member: StoredMember = {
        ...{ uid, state: 'active', registeredAt: now.toISOString(), erasedOn: erasureDay('unused', now.getTime()) },
        ...{ credentials: 1, revision: 1, passwordHash, emailHash, sealed: await sealer.seal(uid, fields) },
      };
      await Promise.all([
        table.put({ ...nameKey(emailHash), uid }, 'absent'),
        table.put({ ...memberKey(uid), ...member }, 'absent'),
      ]);
    }
  });
  dynamodb.destroy();
  return emails;
}
