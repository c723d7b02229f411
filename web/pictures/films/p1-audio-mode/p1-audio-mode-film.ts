/** The desk changes its mode and the picture runs on; then a list for each kind of sound, and one announcement. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';

export const film: Film = {
  ...shortFilm,
  framesPerSecond: 15,
  poster: 14.5,
  shots: [
    {
      screen: 'p1-audio-mode',
      device: 'monitor',
      seconds: 5.4,
      chapter: 'Change of mode',
      caption: 'Switch to Audio Mode: the picture runs on untouched.',
      camera: move({ x: 0.493, y: 0.5, zoom: 0.895 }, { x: 0.507 }),
    },
    {
      screen: 'p1-audio-mode',
      device: 'monitor',
      from: 5.4,
      seconds: 5.4,
      chapter: 'Three lists',
      caption: 'Walk-in music, effects and announcements have lists of their own.',
      camera: move({ x: 0.72, y: 0.35, zoom: 1.5 }, { x: 0.735 }),
    },
    {
      screen: 'p1-audio-mode',
      device: 'monitor',
      from: 10.8,
      seconds: 5.4,
      chapter: 'One announcement',
      caption: 'One press plays an announcement, and the music fades out.',
      camera: move({ x: 0.493, y: 0.5, zoom: 0.895 }, { x: 0.507 }),
    },
  ],
};
