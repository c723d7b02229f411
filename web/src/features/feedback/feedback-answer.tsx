import { useContext, useState } from 'react';
import { LateOpening } from '../../ui/feedback/dialog/late-opening.tsx';
import { FormContext } from '../../ui/form/form/form-state.ts';

const load = async () => (await import('./feedback-dialog.tsx')).FeedbackDialog;

/** What is said where the server says nothing (product-rules.md#error-messages). */
const incomplete = 'Please check the completeness of the form!';

/** Says what came of sending, each time: that somebody gets in touch, or why it was refused (product-rules.md#feedback). */
export function FeedbackAnswer() {
  const { state } = useContext(FormContext);
  const [closed, setClosed] = useState(state);
  const onClose = () => setClosed(state);
  const isOpen = closed !== state;
  const given =
    isOpen && state.status === 'sent'
      ? { onClose }
      : isOpen && state.status === 'refused'
        ? { onClose, refused: state.message || incomplete }
        : null;
  return <LateOpening load={load} given={given} />;
}
