import { type FormEvent, type ReactNode, useRef } from 'react';
import type { PublicEndpoint } from '../../../lib/api/call.ts';
import { FormContext } from '../form/form-state.ts';
import { EditFormContext } from './edit-form-context.ts';
import { type EditFormTarget, useEditing } from './use-editing.ts';

interface EditFormProps<Entry extends PublicEndpoint> extends EditFormTarget<Entry> {
  /** Its name for screen readers. */
  readonly label: string;
  readonly className?: string;
  /** Fields, `Rows`, `ShownWhen`, `SubmitButton`, and `FormAnswer`, where mistakes and answers show. */
  readonly children: ReactNode;
}

/**
 * A form that begins with values: a member's own. Whoever leaves it with changes that are not saved is asked first. What it imports
 * makes it heavy, so it comes with the part of a page that shows it.
 */
export function EditForm<Entry extends PublicEndpoint>({
  label,
  className,
  children,
  ...target
}: EditFormProps<Entry>) {
  const form = useRef<HTMLFormElement>(null);
  const { state, show, register, control, note, onInput, submit } = useEditing(form, target);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <FormContext value={{ id: target.id, state, show, register }}>
      <EditFormContext value={{ control, note }}>
        <form
          ref={form}
          id={target.id}
          className={className}
          aria-label={label}
          noValidate
          onInput={onInput}
          onSubmit={onSubmit}
        >
          {children}
        </form>
      </EditFormContext>
    </FormContext>
  );
}
