import { memberKey } from '../../../functions/accounts/members/member-repository.ts';
import { deleteAccount } from '../../../shared/contract/accounts/own-account.ts';
import { functionName } from '../../../shared/contract/names.ts';
import { ask, type RegisteredMember } from '../people/members.ts';
import type { Site } from '../people/uploads.ts';
import { eventually } from '../runs/eventually.ts';
import { runSchedule } from '../site/local-control.ts';
import { personCommand } from '../site/operators.ts';
import { changeRow } from './changed-row.ts';

/** Lets a member delete their account, and the week of grace be over; waits until no domain finds anything of them but orders, which stay in the books. */
export async function eraseAccount({ url, stateDirectory }: Site, member: RegisteredMember): Promise<void> {
  const { uid } = member.user;
  await ask(url, deleteAccount, { ...member.proof, password: member.password });
  await changeRow(stateDirectory, 'accounts', memberKey(uid), { erasedOn: { S: '2026-01-01' } });
  await eventually(
    async () => {
      await runSchedule(url, functionName('local', 'eraseMembers'));
      return personCommand(stateDirectory, 'personal-data', 'find', '--member', uid, '--json');
    },
    (printed) => JSON.parse(printed).every(({ kind }: { kind: string }) => kind === 'order'),
  );
}
