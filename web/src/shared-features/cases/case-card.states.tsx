import type { States } from '../../ui/states.ts';
import { CaseCard } from './case-card.tsx';

const teaser = {
  id: 1,
  title: 'A stage for a variety show',
  subTitle: 'Stage & Variety shows',
  text: 'Sixteen outputs, one timeline, and a rehearsal that ended early.',
  img: 'stage-variety-show',
  create_time: '2026-05-04',
} as const;

export default { 'In a column': <CaseCard teaser={teaser} sizes="20rem" /> } satisfies States;
