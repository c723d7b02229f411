import type { States } from '../../states.ts';
import { SkipLink } from './skip-link.tsx';

export default {
  'With the focus': {
    element: <SkipLink />,
    after: 'focus',
  },
} satisfies States;
