/** Houses are named and lit by their names; then a grid is straightened and an overlap softened. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 8.5,
  shots: [
    {
      screen: 's3-mapping',
      device: 'monitor',
      seconds: 4.6,
      chapter: 'Names',
      caption: 'Name the surfaces first: a click on a house, and the name by which everybody calls it.',
      camera: move({ x: 0.392, y: 0.401, zoom: 1.28 }, { y: 0.412 }),
    },
    {
      screen: 's3-mapping',
      device: 'monitor',
      from: 4.6,
      seconds: 4.2,
      chapter: 'Content',
      caption: 'Put content on the names. Outputs do not matter yet.',
      camera: move({ x: 0.6035, y: 0.412, zoom: 1.28 }, { y: 0.401 }),
    },
    {
      screen: 's3-mapping',
      device: 'monitor',
      from: 8.8,
      seconds: 4.4,
      chapter: 'Grids',
      caption: 'Straighten the grid of each projector by its corners, until lines and edges meet.',
      camera: move({ x: 0.6035, y: 0.401, zoom: 1.28 }, { y: 0.412 }),
    },
    {
      screen: 's3-mapping',
      device: 'monitor',
      from: 13.2,
      seconds: 4.8,
      chapter: 'The overlap',
      caption: 'Soften the overlap of two projectors until a grey field shows no seam. Then play the film.',
      camera: move({ x: 0.6035, y: 0.412, zoom: 1.28 }, { y: 0.401 }),
    },
  ],
};
