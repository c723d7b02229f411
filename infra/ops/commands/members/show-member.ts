import type { OpenedMember } from '../../../../shared/contract/account-schemas.ts';
import { showMember as showing } from '../../../../shared/contract/accounts/members.ts';
import { asJson } from '../../../terminal/command-line.ts';
import { textTable } from '../../../terminal/text-table.ts';
import { minute } from '../../minute.ts';
import type { Action } from './action.ts';

/** Shows one account and who it is. */
export const showMember: Action = {
  takes: [],
  async run({ operate }, asked, { json }, output) {
    const member = await operate('showMember', showing, asked);
    output.out(json ? asJson(member) : memberText(member));
    return 0;
  },
};

/** An account in words. */
export function memberText(member: OpenedMember): string {
  const { uid, state, registeredAt, erasedOn, userName, email, telephone, company, industry } = member;
  const facts = [
    ['Name', userName],
    ['E-mail', email],
    // It may be a login name, and yet is only what somebody typed (product-rules.md#login-names).
    ['Phone', telephone && `${telephone} (not confirmed)`],
    ['Company', company],
    ['Job', industry],
    ['State', state],
    ['Since', `${minute(registeredAt)} UTC`],
    ['Erased after', erasedOn],
    ['Id', uid],
  ].filter(([, value]) => value !== '');
  return `${textTable(['', ''], facts).trimStart()}\n`;
}
