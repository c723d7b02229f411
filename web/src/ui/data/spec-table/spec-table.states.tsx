import type { States } from '../../states.ts';
import { SpecTable } from './spec-table.tsx';

export default {
  'Two groups': (
    <SpecTable
      label="Specifications"
      groups={[
        { title: 'Outputs', rows: [{ term: 'Stage', description: '4 DisplayPort 1.4 outputs' }] },
        {
          title: 'Body',
          rows: [
            { term: 'Size', description: '483x178x633 mm' },
            { term: 'Weight', description: '18 kg' },
          ],
        },
      ]}
    />
  ),
} satisfies States;
