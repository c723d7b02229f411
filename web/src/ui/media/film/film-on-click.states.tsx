import type { States } from '../../states.ts';
import { FilmOnClick } from './film-on-click.tsx';

export default {
  Waiting: <FilmOnClick name="home" label="A cue runs at a desk, on a tablet and on the wall" />,
} satisfies States;
