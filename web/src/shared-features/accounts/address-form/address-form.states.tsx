import type { States } from '../../../ui/states.ts';
import { AddressForm } from './address-form.tsx';

const address = { id: 'a1', name: 'Ada Lovelace', phone: '13800138000', addr: '1 Stage Road, Shanghai', is_default: 1 };

export default {
  New: <AddressForm address={undefined} onSaved={() => {}} />,
  'To be changed': <AddressForm address={address} onSaved={() => {}} />,
} satisfies States;
