import type { States } from '../../states.ts';
import { StatusBadge } from './status-badge.tsx';

export default {
  Waits: <StatusBadge tone="waits">Unpaid</StatusBadge>,
  Goes: <StatusBadge tone="goes">Paid</StatusBadge>,
  Done: <StatusBadge tone="done">Finished</StatusBadge>,
  Over: <StatusBadge tone="over">Closed</StatusBadge>,
} satisfies States;
