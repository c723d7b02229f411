import { BrandMark } from './brand-mark.tsx';
import type { States } from './states.ts';

export default { Mark: <BrandMark /> } satisfies States;
