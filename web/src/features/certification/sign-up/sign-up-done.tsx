import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { LateOpening } from '../../../ui/feedback/dialog/late-opening.tsx';
import { FormContext } from '../../../ui/form/form/form-state.ts';

const load = async () => (await import('./signed-up-dialog.tsx')).SignedUpDialog;

/** Says that somebody is signed up, each time the form has been sent (product-rules.md#exam-sign-up). */
export function SignUpDone({ onSignedUp }: { readonly onSignedUp: () => void }) {
  const { state } = useContext(FormContext);
  const isSent = state.status === 'sent';
  const [closed, setClosed] = useState(state);
  const isOpen = isSent && closed !== state;
  const tell = useEffectEvent(onSignedUp);
  useEffect(() => {
    if (isSent) tell();
  }, [isSent]);
  return <LateOpening load={load} given={isOpen ? { onClose: () => setClosed(state) } : null} />;
}
