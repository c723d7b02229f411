import type { States } from '../../states.ts';
import { FormContext } from '../form/form-state.ts';
import { Select } from './select.tsx';

const products = [
  { value: '10', label: 'S3 Pro' },
  { value: '11', label: 'S3 Lite' },
];

export default {
  'Nothing chosen': <Select name="product" label="Product" options={products} placeholder="Choose a product" />,
  Chosen: <Select name="chosen" label="Product" hint="of your licence" options={products} defaultValue="11" />,
  'With a mistake': (
    <FormContext
      value={{ id: 'mistaken', state: { status: 'invalid', field: 'product', message: 'Please choose a product' } }}
    >
      <Select name="product" label="Product" options={products} placeholder="Choose a product" />
    </FormContext>
  ),
} satisfies States;
