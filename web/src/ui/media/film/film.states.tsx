import type { States } from '../../states.ts';
import { Film } from './film.tsx';

export default {
  Waiting: <Film name="home" label="A cue runs at a desk, on a tablet and on the wall" />,
} satisfies States;
