import type { States } from '../../states.ts';
import { Picture } from './picture.tsx';

export default {
  'A render': <Picture name="ndi" sizes="20rem" alt="NDI Sender on a screen" first />,
} satisfies States;
