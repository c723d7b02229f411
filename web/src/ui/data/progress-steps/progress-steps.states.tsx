import type { States } from '../../states.ts';
import { ProgressSteps } from './progress-steps.tsx';

const steps = ['Paid', 'Waiting to be sent', 'Shipped', 'Finished'];

export default {
  Begun: <ProgressSteps label="Delivery" steps={steps} current={1} />,
  'On its way': <ProgressSteps label="Delivery" steps={steps} current={2} />,
  Done: <ProgressSteps label="Delivery" steps={steps} current={3} />,
} satisfies States;
