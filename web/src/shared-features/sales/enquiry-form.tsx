import { enquiryTool } from '../../../../shared/form-tools.ts';
import { Field } from '../../ui/form/field/field.tsx';
import type { LoadEntry } from '../../ui/form/form/use-late-form.ts';
import { SalesForm } from './sales-form.tsx';

const entry: LoadEntry = async () => (await import('./sales-calls.ts')).sendEnquiry;

/** The enquiry (product-rules.md#enquiry), about one product. A message that was not written in yet names another one once it is given. */
export function EnquiryForm({ product }: { readonly product: string }) {
  return (
    <SalesForm
      id="enquiry-form"
      label={`Enquiry about ${product}`}
      tool={enquiryTool}
      entry={entry}
      message={{ place: 'below', defaultValue: `About ${product}: `, optional: true }}
      send="Send enquiry"
      subject={product}
    >
      <Field name="name" label="Name" autoComplete="name" />
      <Field name="email" label="E-mail or WhatsApp" hint="a number with its country code" autoComplete="email" />
    </SalesForm>
  );
}
