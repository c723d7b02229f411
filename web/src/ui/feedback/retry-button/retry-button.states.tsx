import type { States } from '../../states.ts';
import { RetryButton } from './retry-button.tsx';

const never = () => new Promise(() => {});

export default {
  'Beside a text': <RetryButton retry={never} again={false} />,
  'At work': { element: <RetryButton retry={never} again={false} />, after: 'press' },
  'Failed again': <RetryButton retry={never} again />,
  'The one thing to do': <RetryButton retry={never} again={false} primary />,
  'The one thing to do, at work': { element: <RetryButton retry={never} again={false} primary />, after: 'press' },
  'The one thing to do, failed again': <RetryButton retry={never} again primary />,
} satisfies States;
