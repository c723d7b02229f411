/** Two films are laid on layers, trimmed, crossed at a bar of the music, and played. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 12.4,
  shots: [
    {
      screen: 's3-timeline',
      device: 'monitor',
      seconds: 4.6,
      chapter: 'Lay',
      caption: 'Drag films from the media list to layers. Each lies there with its length to scale.',
      camera: move({ x: 0.49, y: 0.443, zoom: 1.02 }, { x: 0.51 }),
    },
    {
      screen: 's3-timeline',
      device: 'monitor',
      from: 4.6,
      seconds: 4.6,
      chapter: 'Trim',
      caption: 'Pull an edge to trim it: the beginning to bar 3, the end to bar 14. The file stays whole.',
      camera: move({ x: 0.402, y: 0.725, zoom: 1.25 }, { x: 0.415 }),
    },
    {
      screen: 's3-timeline',
      device: 'monitor',
      from: 9.2,
      seconds: 4.2,
      chapter: 'Cross at a bar',
      caption: 'Slide the second film to bar 13. Where the two overlap, one crosses to the other.',
      camera: move({ x: 0.6, y: 0.725, zoom: 1.25 }, { x: 0.585 }),
    },
    {
      screen: 's3-timeline',
      device: 'monitor',
      from: 13.4,
      seconds: 4.4,
      chapter: 'Play',
      caption: 'Play: the picture changes with the bar.',
      camera: move({ x: 0.51, y: 0.443, zoom: 1.02 }, { x: 0.49 }),
    },
  ],
};
