import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useUser } from '../../lib/session/use-session.ts';
import { closeDialog } from '../../ui/feedback/dialog/close-dialog.ts';
import { Dialog } from '../../ui/feedback/dialog/dialog.tsx';
import { valuesOf } from '../../ui/form/form/form-values.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { CodeFace } from './code-face.tsx';
import { type FaceName, type FaceProps, titles } from './faces.ts';
import type { KeptSignIn } from './kept-sign-in.ts';
import { PasswordFace } from './password-face.tsx';
import { RegisterFace } from './register-face.tsx';
import { ResetFace } from './reset-face.tsx';
import styles from './sign-in-dialog.module.css';
import { usePasskey } from './use-passkey.ts';

const faces: Readonly<Record<FaceName, ComponentType<FaceProps>>> = {
  password: PasswordFace,
  code: CodeFace,
  register: RegisterFace,
  reset: ResetFace,
};

interface SignInDialogProps {
  /** Where an earlier document of the tab had got to. */
  readonly begun: KeptSignIn;
  /** Hears where it stands. */
  readonly keep: (state: KeptSignIn) => void;
  readonly onClose: () => void;
}

/** The first field with nothing in it: what is known already need not be typed again. */
function focusFirstEmpty(within: HTMLElement): void {
  const inputs = [...within.querySelectorAll('input')];
  (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
}

/**
 * Signs in, by password, mailed code or passkey, registers and resets the password: one face at a time, and the name that was typed stands in each.
 * It closes as soon as somebody is signed in, in another tab too.
 */
export function SignInDialog({ begun, keep, onClose }: SignInDialogProps) {
  const [state, setState] = useState(begun);
  const [said, setSaid] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const user = useUser();
  const onPasskey = usePasskey(setSaid);
  const { face, ...names } = state;
  const Face = faces[face];

  useEffect(() => keep(state), [state, keep]);

  useEffect(() => {
    if (user) void closeDialog(body.current, 'done');
  }, [user]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each face has fields of its own.
  useEffect(() => {
    if (body.current) focusFirstEmpty(body.current);
  }, [face]);

  const onNames = (form: HTMLFormElement) => {
    const { login_name = '', email } = valuesOf(form);
    setState((before) => ({ ...before, login_name: String(login_name), email: String(email ?? before.email) }));
  };
  const onTurn = (to: FaceName, words = '') => {
    setSaid(words);
    setState((before) => ({ ...before, face: to }));
  };

  return (
    <Dialog open title={titles[face]} initialFocus="field" shape={styles} onClose={onClose}>
      <div ref={body} className={styles.face}>
        <div role="status">
          {said ? <p className={styles.said}>{said}</p> : <VisuallyHidden>{titles[face]}</VisuallyHidden>}
        </div>
        <Face key={face} names={names} onNames={onNames} onTurn={onTurn} onPasskey={onPasskey} />
      </div>
    </Dialog>
  );
}
