import type { States } from '../../states.ts';
import { Empty } from './empty.tsx';

export default { 'Nothing yet': <Empty>Nothing has been released yet.</Empty> } satisfies States;
