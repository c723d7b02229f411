import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import fieldStyles from '../field/field.module.css';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../form/form-state.ts';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  /** As the schema of the contract calls it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Tells password managers whether to fill one in or to suggest one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows it. It is hidden again when the form is sent, or a browser would remember it as any text. */
export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const { id, error, control } = useField(name);
  const [isShown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.line}>
        <input
          {...control}
          className={`${fieldStyles.input} ${styles.password}`}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
        <VisuallyHidden>
          <span role="status">{isShown ? 'Your password is visible' : ''}</span>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
}
