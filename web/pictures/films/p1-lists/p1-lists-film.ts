/** Three lists have keys of their own: one of them changes, and a key loads from the list that is chosen. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 13.8,
  shots: [
    {
      screen: 'p1-lists',
      device: 'monitor',
      seconds: 4.8,
      chapter: 'Three lists',
      caption: 'Doors, show and encore have lists of their own. The amber one is on the keys.',
      camera: move({ x: 0.415, y: 0.465, zoom: 1.2 }, { y: 0.475 }),
    },
    {
      screen: 'p1-lists',
      device: 'monitor',
      from: 4.8,
      seconds: 5.2,
      chapter: 'One changes',
      caption: 'A song comes earlier: only the keys of its own list change.',
      camera: move({ x: 0.305, y: 0.505, zoom: 1.6 }, { x: 0.317 }),
    },
    {
      screen: 'p1-lists',
      device: 'monitor',
      from: 10,
      seconds: 5.4,
      chapter: 'The same key',
      caption: 'Choose the encore, and the key 1 loads its first film.',
      camera: move({ x: 0.497, y: 0.457, zoom: 1.1 }, { x: 0.507 }),
    },
  ],
};
