import type { States } from '../../states.ts';
import { PhoneFold } from './phone-fold.tsx';

export default {
  'Folded on a phone': (
    <PhoneFold summary="All 27 functions">
      <p>What few read.</p>
    </PhoneFold>
  ),
} satisfies States;
