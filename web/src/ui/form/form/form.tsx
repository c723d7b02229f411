import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { FormTool } from '../../../../../shared/form-tools.ts';
import type { PublicEndpoint } from '../../../lib/api/call.ts';
import { FormContext, type FormState, idle } from './form-state.ts';
import type { Asking } from './take-form.ts';
import { TrapField } from './trap-field.tsx';
import { type LoadEntry, useLateForm } from './use-late-form.ts';

interface FormProps<Entry extends PublicEndpoint> {
  /** Its fields' ids begin with it. */
  readonly id: string;
  /** Its name for screen readers. */
  readonly label: string;
  /** What it does, for programs that act for somebody; whoever they act for looks at it and sends it. Without one it is not for them. */
  readonly tool?: FormTool;
  /** Loads the entry of the contract to which it sends: its schema checks the fields, which carry the schema's names. */
  readonly entry: LoadEntry<Entry>;
  /** Where it asks something: hears the answer, which the page shows, and keeps what was entered. */
  readonly asking?: Asking<Entry>;
  readonly className?: string | undefined;
  /** Fields, `SubmitButton`, and `FormAnswer`, where mistakes and answers show. */
  readonly children: ReactNode;
}

/**
 * A form that is checked by the contract and sent to it. What does so is loaded late (web/README.md#to-add-a-form); the fields are
 * the browser's own, so that what is typed before counts. Not shown without script, which alone can send it.
 */
export function Form<Entry extends PublicEndpoint>({
  id,
  label,
  tool,
  entry,
  asking,
  className,
  children,
}: FormProps<Entry>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, show] = useState<FormState>(idle);
  const { prepare, submit } = useLateForm(form, entry, show, asking);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <FormContext value={{ id, state, show }}>
      <form
        {...tool}
        ref={form}
        id={id}
        className={className}
        aria-label={label}
        data-needs-script=""
        noValidate
        onFocus={prepare}
        onSubmit={onSubmit}
      >
        {children}
        <TrapField />
      </form>
    </FormContext>
  );
}
