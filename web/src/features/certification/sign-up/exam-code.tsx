import { useContext, useEffect, useState } from 'react';
import { RequestedCode } from '../../../shared-features/accounts/mailed-code/requested-code.tsx';
import { FormContext, fieldId } from '../../../ui/form/form/form-state.ts';
import { certificationCalls } from '../late-calls.ts';

/** The field of the form, whoever wrote into it. */
function fieldOf(form: string, name: string): string {
  const field = document.getElementById(fieldId(form, name));
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The field for the code of an exam, which is bound to phone and mailbox (product-rules.md#codes). What asks for it comes with the first press. */
export function ExamCode() {
  const { id } = useContext(FormContext);
  const [mailbox, setMailbox] = useState('');

  useEffect(() => {
    const form = document.getElementById(id);
    const read = () => setMailbox(fieldOf(id, 'email'));
    read(); // a browser may have filled it in before, or over a reload
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, [id]);

  return (
    <RequestedCode
      name="code"
      label="Verification code"
      mailbox={mailbox}
      send={async () => {
        const { askForExamCode } = await certificationCalls();
        return askForExamCode({ phone: fieldOf(id, 'phone'), email: fieldOf(id, 'email') });
      }}
    />
  );
}
