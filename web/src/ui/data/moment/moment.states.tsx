import type { States } from '../../states.ts';
import { Moment } from './moment.tsx';

export default { 'In the zone of the visitor': <Moment at="2026-06-18T14:05:00Z" /> } satisfies States;
