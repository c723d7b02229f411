import { CheckBox } from '../../src/ui/form/check-box/check-box.tsx';
import { CodeField } from '../../src/ui/form/code-field/code-field.tsx';
import { Field } from '../../src/ui/form/field/field.tsx';
import { Form } from '../../src/ui/form/form/form.tsx';
import { FormAnswer } from '../../src/ui/form/form-answer/form-answer.tsx';
import { RadioGroup } from '../../src/ui/form/radio-group/radio-group.tsx';
import { Select } from '../../src/ui/form/select/select.tsx';
import { SubmitButton } from '../../src/ui/form/submit-button/submit-button.tsx';
import { TextArea } from '../../src/ui/form/text-area/text-area.tsx';
import { products, ways } from './profile-form.tsx';

const entry = async () => (await import('./entries.ts')).sendEverything;

/** A visitor's form with every kind of control, some of which are touched by nobody. */
export function PublicForm({ id }: { readonly id: string }) {
  return (
    <Form id={id} label={id} entry={entry}>
      <Field name="name" label="Name" />
      <TextArea name="content" label="Message" longest={100} />
      <Select name="product" label="Product" options={products} defaultValue="11" />
      <RadioGroup name="plan" label="Plan" options={products} defaultValue="10" />
      <RadioGroup name="way" label="Answer me by" options={ways} />
      <CodeField name="code" label="Code" />
      <CheckBox name="consent">I agree</CheckBox>
      <CheckBox name="news" defaultChecked>
        Tell me what is new
      </CheckBox>
      <fieldset>
        <legend>Days</legend>
        {['Monday', 'Tuesday'].map((day) => (
          <label key={day}>
            <input type="checkbox" name="days" value={day} defaultChecked={day === 'Monday'} /> {day}
          </label>
        ))}
        <select name="rooms" aria-label="Rooms" multiple>
          <option>Hall</option>
          <option>Bar</option>
        </select>
        <input name="closed" aria-label="Closed" defaultValue="not sent" disabled />
      </fieldset>
      <SubmitButton>Send</SubmitButton>
      <FormAnswer />
    </Form>
  );
}
