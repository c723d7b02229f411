import type { States } from '../../states.ts';
import { ErrorSummary } from './error-summary.tsx';

export default {
  'Sent with a mistake': <ErrorSummary field="gallery-name" message="Please enter your name" />,
} satisfies States;
