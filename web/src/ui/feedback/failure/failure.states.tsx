import type { States } from '../../states.ts';
import { Failure } from './failure.tsx';

const retry = async () => {};

export default {
  Failed: <Failure reason="failed" retry={retry} />,
  'Failed again': <Failure reason="failed" retry={retry} again />,
  Offline: <Failure reason="offline" retry={retry} />,
} satisfies States;
