import type { States } from '../../states.ts';
import { Failure } from './failure.tsx';

export default {
  Failed: <Failure reason="failed" retry={() => {}} />,
  Offline: <Failure reason="offline" retry={() => {}} />,
} satisfies States;
