import { blockMember as blocking, showMember } from '../../../../shared/contract/accounts/members.ts';
import { asJson } from '../../../terminal/command-line.ts';
import type { Action } from './action.ts';
import { sessionsWord } from './sessions-word.ts';
import { memberText } from './show-member.ts';

/** Blocks an account, or shows whose it would be. */
export const blockMember: Action = {
  takes: ['yes'],
  async run({ operate }, asked, { json, yes }, output) {
    if (!yes) {
      const member = await operate('showMember', showMember, asked);
      output.out(json ? asJson(member) : memberText(member));
      output.error('Nobody was blocked: add --yes.\n');
      return 1;
    }
    const blocked = await operate('blockMember', blocking, asked);
    output.out(
      json ? asJson(blocked) : `The account ${blocked.uid} is blocked, ${sessionsWord(blocked.ended)} ended.\n`,
    );
    return 0;
  },
};
