/** The program starts, its title is clicked, and the hardware code is copied. Captions stand in `shared/content/pages/tutorial.md` too. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 13,
  shots: [
    {
      screen: 'p1-code-find',
      device: 'monitor',
      seconds: 4.8,
      chapter: 'The right computer',
      caption: 'Start P1 on the computer of the show.',
      camera: move({ x: 0.493, y: 0.492, zoom: 0.86 }, { x: 0.507 }),
    },
    {
      screen: 'p1-code-find',
      device: 'monitor',
      from: 4.8,
      seconds: 4.8,
      chapter: 'The edition',
      caption: 'Click the edition in the title.',
      camera: move({ x: 0.615, y: 0.335, zoom: 1.2 }, { x: 0.595 }),
    },
    {
      screen: 'p1-code-find',
      device: 'monitor',
      from: 9.6,
      seconds: 6,
      chapter: 'The code',
      caption: 'Here is the hardware code: press Copy.',
      camera: move({ x: 0.493, y: 0.405, zoom: 1.5 }, { x: 0.507 }),
    },
  ],
};
