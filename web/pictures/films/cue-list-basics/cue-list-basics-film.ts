/** An act gets a key, another one a new place in the list, and its key calls it there. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 7.4,
  shots: [
    {
      screen: 's2-keys',
      device: 'monitor',
      seconds: 4.8,
      chapter: 'A free key',
      caption: 'Every act has a page of windows. Drag the page to a free key: P is the paper boats from now on.',
      camera: move({ x: 0.493, y: 0.449, zoom: 1.02 }, { x: 0.507 }),
    },
    {
      screen: 's2-keys',
      device: 'monitor',
      from: 4.8,
      seconds: 5,
      chapter: 'Another place',
      caption: 'The director wants the opera earlier. Act 23 becomes act 20, and its key is still T.',
      camera: move({ x: 0.392, y: 0.462, zoom: 1.28 }, { y: 0.476 }),
    },
    {
      screen: 's2-keys',
      device: 'monitor',
      from: 9.8,
      seconds: 5.6,
      chapter: 'On air',
      caption: 'Read the time that is left to the caller. Press T, and the opera is on air.',
      camera: move({ x: 0.436, y: 0.452, zoom: 1.15 }, { x: 0.448 }),
    },
  ],
};
