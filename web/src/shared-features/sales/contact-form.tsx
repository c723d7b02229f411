import { contactTool } from '../../../../shared/form-tools.ts';
import { Field } from '../../ui/form/field/field.tsx';
import type { LoadEntry } from '../../ui/form/form/use-late-form.ts';
import { SalesForm } from './sales-form.tsx';

const entry: LoadEntry = async () => (await import('./sales-calls.ts')).sendContact;

/** The contact form (product-rules.md#contact-form), wherever it stands. */
export function ContactForm() {
  return (
    <SalesForm
      id="contact-form"
      label="Message to sales"
      tool={contactTool}
      entry={entry}
      message={{ place: 'beside' }}
      send="Send message"
    >
      <Field name="name" label="Name" autoComplete="name" />
      <Field name="email" label="E-mail" type="email" autoComplete="email" />
      <Field
        name="phone"
        label="Mobile number"
        hint="mainland China, 11 digits"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </SalesForm>
  );
}
