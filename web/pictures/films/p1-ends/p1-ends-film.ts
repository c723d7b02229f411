/** Start, end and length of the film on air; what it does at its end; and the next one comes with nobody at the keys. */

import { END_FROM } from '../../screens/p1-ends/steps.ts';
import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 7.6,
  shots: [
    {
      screen: 'p1-ends',
      device: 'monitor',
      seconds: 4.6,
      chapter: 'Start, length, end',
      caption: 'Start, length and end stand under the picture of the film on air.',
      camera: move({ x: 0.712, y: 0.432, zoom: 1.75 }, { x: 0.726 }),
    },
    {
      screen: 'p1-ends',
      device: 'monitor',
      from: 4.6,
      seconds: 6.2,
      chapter: 'Four endings',
      caption: 'At its end it holds, goes to black, loops, or plays the next.',
      camera: move({ x: 0.5, y: 0.455, zoom: 1.05 }, { x: 0.512 }),
    },
    {
      screen: 'p1-ends',
      device: 'monitor',
      from: END_FROM,
      seconds: 5.2,
      chapter: 'Nobody acts',
      caption: 'Set to play the next, it takes itself, with nobody at the keys.',
      camera: move({ x: 0.655, y: 0.385, zoom: 1.31 }, { y: 0.395 }),
    },
  ],
};
