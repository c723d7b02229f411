import { sendExamCode } from '../../../../../shared/contract/certification/sign-up.ts';
import { askForCode } from '../../../shared-features/accounts/mailed-code/ask-for-code.ts';
import type { CodeOutcome } from '../../../shared-features/accounts/mailed-code/use-sending-code.ts';

/** Asks for the code of a sign-up, by phone and mailbox as they stand in the form. */
export function askForExamCode(asked: { readonly phone: string; readonly email: string }): Promise<CodeOutcome> {
  return askForCode({ entry: sendExamCode, asked });
}
