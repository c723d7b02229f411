/** A night in three lists; one film is taken, four ways and a fade time are compared, and the film ends in black. */

import { END_FROM, WAYS_FROM } from '../../screens/p1-take/steps.ts';
import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

const MONITORS_FROM = 4.8;

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 12.2,
  shots: [
    {
      screen: 'p1-take',
      device: 'monitor',
      seconds: MONITORS_FROM,
      chapter: 'The lists',
      caption: 'Reorder the list of the doors: the keys of show and encore stay.',
      camera: move({ x: 0.5, y: 0.431, zoom: 0.98 }, { y: 0.441 }),
    },
    {
      screen: 'p1-take',
      device: 'monitor',
      from: MONITORS_FROM,
      seconds: WAYS_FROM - MONITORS_FROM,
      chapter: 'Load and take',
      caption: 'Load the coming film, look at it, and take it when it is right.',
      camera: move({ x: 0.6475, y: 0.397, zoom: 1.33 }, { y: 0.385 }),
    },
    {
      screen: 'p1-take',
      device: 'monitor',
      from: WAYS_FROM,
      seconds: 5,
      chapter: 'Four ways',
      caption: 'Cut, fade, dip or wipe: the fade time is set once, and one entry differs.',
      camera: move({ x: 0.531, y: 0.534, zoom: 1.047 }, { x: 0.537 }),
    },
    {
      screen: 'p1-take',
      device: 'monitor',
      from: END_FROM,
      seconds: 5,
      chapter: 'At the end',
      caption: 'At its end a film loops, holds, plays the next, or goes to black.',
      camera: move({ x: 0.6475, y: 0.385, zoom: 1.33 }, { y: 0.397 }),
    },
  ],
};
