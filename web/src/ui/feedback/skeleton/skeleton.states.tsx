import type { States } from '../../states.ts';
import { Skeleton } from './skeleton.tsx';

export default { 'Three lines': <Skeleton />, 'One line': <Skeleton lines={1} /> } satisfies States;
