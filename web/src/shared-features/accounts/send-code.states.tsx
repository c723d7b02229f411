import type { States } from '../../ui/states.ts';
import { SendCode } from './send-code.tsx';

export default {
  'Before it is sent': <SendCode name="code" purpose="rebind" send={() => new Promise(() => {})} />,
} satisfies States;
