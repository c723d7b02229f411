import type { States } from '../../states.ts';
import { CompareTable } from './compare-table.tsx';

export default {
  'Two products': (
    <CompareTable
      label="S1 and S2"
      columns={['S1', 'S2']}
      rows={[
        { term: 'Made for', values: ['Conferences', 'Large, complex events'] },
        { term: 'Windows', values: ['Up to 10', 'Any number'] },
      ]}
    />
  ),
} satisfies States;
