import { useContext } from 'react';
import { RequestedCode } from '../../../shared-features/accounts/mailed-code/requested-code.tsx';
import { FormContext } from '../../../ui/form/form/form-state.ts';
import { certificationCalls } from '../late-calls.ts';
import { enteredIn, useEntered } from '../use-entered.ts';

/** The field for the code of an exam, which is bound to phone and mailbox (product-rules.md#codes). What asks for it comes with the first press. */
export function ExamCode() {
  const { id } = useContext(FormContext);
  const mailbox = useEntered(id, 'email');
  return (
    <RequestedCode
      name="code"
      label="Verification code"
      mailbox={mailbox}
      send={async () => {
        const { askForExamCode } = await certificationCalls();
        return askForExamCode({ phone: enteredIn(id, 'phone'), email: enteredIn(id, 'email') });
      }}
    />
  );
}
