/** Cues run, and the keys say so; then the page turns, and one sees where all of it is set. */

import type { Film } from '../film.ts';
import { move, shortFilm } from '../short-film.ts';
import { clock } from '../show-clock.ts';

export const film: Film = {
  ...shortFilm,
  poster: 1.2,
  shots: [
    {
      screen: 'stream-deck-device',
      from: clock(151.3),
      seconds: 5.8,
      chapter: 'A countdown',
      caption: 'The keys are cues of S3 Pro. Cue 12 counts down; at zero, cue 13 lights up.',
      camera: move({ x: 0.5, y: 0.475, zoom: 1.03 }, { y: 0.521 }),
    },
    {
      screen: 'stream-deck-device',
      from: clock(294.6),
      seconds: 4.8,
      chapter: 'The page turns',
      caption: 'Cue 15 ends, the award film begins, and the page turns with the show.',
      camera: move({ x: 0.5, y: 0.42, zoom: 1.2 }, { y: 0.392 }),
    },
    {
      screen: 'stream-deck',
      from: clock(139),
      seconds: 5.4,
      chapter: 'Settings of a key',
      caption: 'The plugin’s panel gives each key a cue, a press and a face. It needs S3 Pro 5.1.4 or later.',
      camera: move({ x: 0.487, y: 0.48, zoom: 1.03 }, { x: 0.512 }),
    },
  ],
};
