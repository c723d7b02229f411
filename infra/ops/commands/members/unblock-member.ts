import { unblockMember as unblocking } from '../../../../shared/contract/accounts/members.ts';
import { asJson } from '../../../terminal/command-line.ts';
import type { Action } from './action.ts';

/** Lets a blocked member sign in again. */
export const unblockMember: Action = {
  takes: [],
  async run({ operate }, asked, { json }, output) {
    const member = await operate('unblockMember', unblocking, asked);
    const text = `The account ${member.uid} can be signed in to again. It is erased after ${member.erasedOn}, unless its member signs in.\n`;
    output.out(json ? asJson(member) : text);
    return 0;
  },
};
