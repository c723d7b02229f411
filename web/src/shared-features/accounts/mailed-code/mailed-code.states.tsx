import { sendEmailCode } from '../../../../../shared/contract/accounts/sign-in.ts';
import type { States } from '../../../ui/states.ts';
import { MailedCode } from './mailed-code.tsx';

export default {
  Usual: (
    <MailedCode
      name="code"
      label="Verification code"
      entry={sendEmailCode}
      asked={{ email: 'ada@example.com', type: 1 }}
      mailbox="ada@example.com"
      field="email"
    />
  ),
} satisfies States;
