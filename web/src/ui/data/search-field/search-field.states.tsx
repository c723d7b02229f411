import type { States } from '../../states.ts';
import { SearchField } from './search-field.tsx';

export default {
  Empty: <SearchField label="Search by name" longest={200} onSearch={() => {}} />,
} satisfies States;
