import type { States } from '../../states.ts';
import { BrandMark } from './brand-mark.tsx';

export default { Mark: <BrandMark /> } satisfies States;
