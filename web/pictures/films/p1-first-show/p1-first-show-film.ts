/** A folder becomes a list, the list gets keys, and the opening film goes to the wall. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 16.5,
  shots: [
    {
      screen: 'p1-first-show',
      device: 'monitor',
      seconds: 5.2,
      chapter: 'The folder',
      caption: 'Drag the folder of the evening into the list.',
      camera: move({ x: 0.493, y: 0.492, zoom: 0.86 }, { x: 0.507 }),
    },
    {
      screen: 'p1-first-show',
      device: 'monitor',
      from: 5.2,
      seconds: 5.2,
      chapter: 'Keys',
      caption: 'When the order stands, give each entry its key.',
      camera: move({ x: 0.305, y: 0.745, zoom: 1.6 }, { x: 0.325 }),
    },
    {
      screen: 'p1-first-show',
      device: 'monitor',
      from: 10.4,
      seconds: 3.4,
      chapter: 'Next',
      caption: 'Press the key of the opening film: it waits as Next.',
      camera: move({ x: 0.416, y: 0.4, zoom: 1.18 }, { x: 0.428 }),
    },
    {
      screen: 'p1-first-show',
      device: 'monitor',
      from: 13.8,
      seconds: 3.8,
      chapter: 'On the wall',
      caption: 'Enter takes it, and it plays on the wall.',
      camera: move({ x: 0.57, y: 0.4, zoom: 1.18 }, { x: 0.583 }),
    },
  ],
};
