/** Four ways from one film to another side by side; one fade time for all entries, another for one, and that one is taken. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 1.2,
  shots: [
    {
      screen: 'p1-ways',
      device: 'monitor',
      seconds: 5,
      chapter: 'Side by side',
      caption: 'Cut, fade, dip to black and wipe, with the same two films.',
      camera: move({ x: 0.715, y: 0.752, zoom: 1.75 }, { x: 0.727 }),
    },
    {
      screen: 'p1-ways',
      device: 'monitor',
      from: 5,
      seconds: 4.6,
      chapter: 'One time for all',
      caption: 'One slider sets the fade time of every entry.',
      camera: move({ x: 0.497, y: 0.545, zoom: 1.05 }, { x: 0.507 }),
    },
    {
      screen: 'p1-ways',
      device: 'monitor',
      from: 9.6,
      seconds: 4,
      chapter: 'One differs',
      caption: 'Type another time only into the entry that needs it.',
      camera: move({ x: 0.305, y: 0.505, zoom: 1.6 }, { x: 0.317 }),
    },
    {
      screen: 'p1-ways',
      device: 'monitor',
      from: 13.6,
      seconds: 5.8,
      chapter: 'On the wall',
      caption: 'Taken, it covers the film before it within its three seconds.',
      camera: move({ x: 0.66, y: 0.377, zoom: 1.36 }, { y: 0.365 }),
    },
  ],
};
