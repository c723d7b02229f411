/** A touch on the tablet starts a cue of the stage; another raises a layer. */

import type { Film } from '../film.ts';
import { harbourStage } from '../harbour-stage.ts';
import { move, shortFilm } from '../short-film.ts';
import { clock } from '../show-clock.ts';

export const film: Film = {
  ...shortFilm,
  poster: 0.4,
  shots: [
    {
      screen: 'cc-max-run',
      device: 'tablet',
      seconds: 4.2,
      chapter: 'One touch',
      caption: 'ccMAX is on the same network as S3 Pro. A touch starts cue 14, City.',
      camera: move({ x: 0.5, y: 0.485, zoom: 0.85 }, { y: 0.516 }),
    },
    {
      ...harbourStage('s3-pro', clock(176.4)),
      content: 'bloom@9',
      cue: { after: 0.6, content: 'city@3', pace: 2, lamps: { amber: [1, 0.62, 0.3], cool: [0.2, 0.62, 1] } },
      seconds: 4.8,
      chapter: 'The room follows',
      caption: 'Wall, desk and lamps follow within one frame.',
      camera: move({ x: 0.488, y: 0.5, zoom: 1.06 }, { x: 0.51 }),
    },
    {
      screen: 'cc-max-run',
      device: 'tablet',
      from: 6.4,
      seconds: 6.2,
      chapter: 'One finger',
      caption: 'A finger on a fader raises the wings. ccMAX controls; projects are made and saved on the server.',
      camera: move({ x: 0.66, y: 0.37, zoom: 1.25 }, { x: 0.637 }),
    },
  ],
};
