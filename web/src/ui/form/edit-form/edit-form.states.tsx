import * as z from 'zod/mini';
import type { PublicEndpoint } from '../../../lib/api/call.ts';
import type { States } from '../../states.ts';
import { Field } from '../field/field.tsx';
import { FormAnswer } from '../form-answer/form-answer.tsx';
import { Select } from '../select/select.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { EditForm } from './edit-form.tsx';
import { Rows } from './rows.tsx';
import { ShownWhen } from './shown-when.tsx';

const entry: PublicEndpoint = {
  summary: 'Saves an address; the gallery sends nothing.',
  path: '/',
  caller: 'visitor',
  dialect: 'status',
  request: z.looseObject({}),
  example: {},
  response: z.object({}),
};

const values = {
  name: 'Ada Lovelace',
  kind: 'company',
  company: 'Analytical Engines',
  phones: [{ number: '13800138000' }, { number: '13900139000' }],
};

const kinds = [
  { value: 'person', label: 'A person' },
  { value: 'company', label: 'A company' },
];

export default {
  'With values, a choice and rows': (
    <EditForm id="gallery-address" label="Address" entry={entry} values={values}>
      <Field name="name" label="Name" autoComplete="name" />
      <Select name="kind" label="Delivered to" options={kinds} />
      <ShownWhen field="kind" is="company">
        <Field name="company" label="Company" autoComplete="organization" />
      </ShownWhen>
      <Rows name="phones" label="Phones" row="phone" most={3} empty={{ number: '' }}>
        {(prefix) => <Field name={`${prefix}number`} label="Number" type="tel" autoComplete="tel" />}
      </Rows>
      <SubmitButton>Save</SubmitButton>
      <FormAnswer />
    </EditForm>
  ),
} satisfies States;
