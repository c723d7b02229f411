import type { States } from '../../ui/states.ts';
import { CaseGrid } from './case-grid.tsx';

const aCase = (id: number, title: string, img: string) => ({
  id,
  title,
  img,
  subTitle: 'Stage & Variety shows',
  text: 'Sixteen outputs, one timeline, and a rehearsal that ended early.',
});

const cases = [
  aCase(1, 'A stage for a variety show', 'stage-variety-show'),
  aCase(2, 'A hall with one button', 'exhibition-hall'),
  aCase(3, 'Four hundred metres of river', 'cultural-tourism-night-tour'),
  aCase(4, 'The skyline as one picture', 'landscape-lighting'),
];

export default { 'Four cases': <CaseGrid cases={cases} /> } satisfies States;
