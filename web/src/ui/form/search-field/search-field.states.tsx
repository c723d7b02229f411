import type { States } from '../../states.ts';
import { SearchField } from './search-field.tsx';

const field = <SearchField label="Search shows by name" maxLength={200} onSearch={() => {}} />;

export default {
  Empty: field,
  'With the focus': { element: field, after: 'focus' },
} satisfies States;
