/** A wall with two wings: three windows drawn by eye, then placed by the numbers of the venue's drawing. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 16.9,
  shots: [
    {
      screen: 'p1-plus-windows',
      device: 'monitor',
      seconds: 6.1,
      chapter: 'By eye',
      caption: 'Draw a window for the wall and one for each wing. By eye, they nearly fit.',
      camera: move({ x: 0.493, y: 0.5, zoom: 0.93 }, { x: 0.507 }),
    },
    {
      screen: 'p1-plus-windows',
      device: 'monitor',
      from: 6.1,
      seconds: 5.7,
      chapter: 'The wall by numbers',
      caption: 'Type position and size of the wall in pixels, as the drawing has them.',
      camera: move({ x: 0.655, y: 0.49, zoom: 1.25 }, { x: 0.64 }),
    },
    {
      screen: 'p1-plus-windows',
      device: 'monitor',
      from: 11.8,
      seconds: 5.8,
      chapter: 'The wings',
      caption: 'Do the same with the wings. No picture ends beside its panels.',
      camera: move({ x: 0.507, y: 0.5, zoom: 0.93 }, { x: 0.493 }),
    },
  ],
};
