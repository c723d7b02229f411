import { memberKey } from '../../functions/accounts/members/member-repository.ts';
import { deleteAccount } from '../../shared/contract/accounts/own-account.ts';
import { functionName } from '../../shared/contract/names.ts';
import { changeRow } from './changed-row.ts';
import { eventually } from './eventually.ts';
import { runSchedule } from './local-control.ts';
import { ask, type RegisteredMember } from './members.ts';
import { personCommand } from './operators.ts';
import type { Site } from './uploads.ts';

/** Lets a member delete their account, and the week of grace be over; waits until no domain finds anything of them. */
export async function eraseAccount({ url, stateDirectory }: Site, member: RegisteredMember): Promise<void> {
  const { uid } = member.user;
  await ask(url, deleteAccount, { ...member.proof, password: member.password });
  await changeRow(stateDirectory, 'accounts', memberKey(uid), { erasedOn: { S: '2026-01-01' } });
  await eventually(
    async () => {
      await runSchedule(url, functionName('local', 'eraseMembers'));
      return personCommand(stateDirectory, 'personal-data', 'find', '--member', uid);
    },
    (printed) => printed.includes('0 records'),
  );
}
