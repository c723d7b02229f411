import { CheckBox } from '../../src/ui/form/check-box/check-box.tsx';
import { CodeField } from '../../src/ui/form/code-field/code-field.tsx';
import { EditForm } from '../../src/ui/form/edit-form/edit-form.tsx';
import { Rows } from '../../src/ui/form/edit-form/rows.tsx';
import { ShownWhen } from '../../src/ui/form/edit-form/shown-when.tsx';
import { Field } from '../../src/ui/form/field/field.tsx';
import { FormAnswer } from '../../src/ui/form/form-answer/form-answer.tsx';
import { RadioGroup } from '../../src/ui/form/radio-group/radio-group.tsx';
import { Select } from '../../src/ui/form/select/select.tsx';
import { SubmitButton } from '../../src/ui/form/submit-button/submit-button.tsx';
import { TextArea } from '../../src/ui/form/text-area/text-area.tsx';
import { saveProfile } from './entries.ts';

export const products = [
  { value: '10', label: 'S3 Pro' },
  { value: '11', label: 'S3 Lite' },
];

export const ways = [
  { value: 'mail', label: 'E-mail' },
  { value: 'phone', label: 'Phone', hint: 'on working days' },
];

const values = {
  name: 'Ada Lovelace',
  about: 'Two walls',
  product: '11',
  way: 'mail',
  kind: 'person',
  company: '',
  contacts: [{ email: 'ada@example.com' }],
  code: '',
  rules: '',
  news: 'on',
};

/** A member's profile: every kind of control, with values at first. */
export function ProfileForm({ id, onSent }: { readonly id: string; readonly onSent: (saved: string) => void }) {
  return (
    <EditForm
      id={id}
      label="Profile"
      entry={saveProfile}
      values={values}
      onSent={(data, message) => onSent(`${data.saved} ${message}`)}
    >
      <Field name="name" label="Name" autoComplete="name" />
      <TextArea name="about" label="About you" longest={100} optional />
      <Select name="product" label="Product" options={products} placeholder="Choose a product" />
      <RadioGroup name="way" label="Answer me by" options={ways} />
      <Select
        name="kind"
        label="I am"
        options={[
          { value: 'person', label: 'a person' },
          { value: 'company', label: 'a company' },
        ]}
      />
      <ShownWhen field="kind" is="company">
        <Field name="company" label="Company" autoComplete="organization" />
      </ShownWhen>
      <Rows name="contacts" label="Contacts" row="contact" most={3} empty={{ email: '' }}>
        {(prefix) => <Field name={`${prefix}email`} label="E-mail" type="email" autoComplete="email" />}
      </Rows>
      <CodeField name="code" label="Code" hint="six digits, from the mail" />
      <CheckBox name="rules">I have read the rules</CheckBox>
      <CheckBox name="news" optional>
        Tell me what is new
      </CheckBox>
      <SubmitButton>Save</SubmitButton>
      <FormAnswer />
    </EditForm>
  );
}
