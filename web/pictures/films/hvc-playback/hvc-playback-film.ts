/** An exported file plays; then the player comes near, until one sees its pixels. */

import type { Film } from '../film.ts';
import { shortFilm } from '../short-film.ts';

/** The player itself comes near: the camera stays. */
const whole = { x: 0.5, y: 0.5, zoom: 1 };

export const film: Film = {
  ...shortFilm,
  poster: 1,
  shots: [
    {
      screen: 'hvc-player',
      seconds: 4.8,
      chapter: 'The whole picture',
      caption: 'An exported file in HVC Player, on Windows or Mac: 16384 by 16384 pixels, 25 frames a second.',
      camera: [whole, whole],
    },
    {
      screen: 'hvc-player',
      from: 4.8,
      seconds: 6.2,
      chapter: 'Coming near',
      caption: 'The player comes near, while it plays.',
      camera: [whole, whole],
    },
    {
      screen: 'hvc-player',
      from: 11,
      seconds: 4.2,
      chapter: 'Single pixels',
      caption: 'At 1600 percent each pixel is a square of its own.',
      camera: [whole, whole],
    },
  ],
};
