/** Every film of the site, by name. */

import { film as ccMaxIntro } from './cc-max-intro/cc-max-intro-film.ts';
import { film as ccMaxTutorial } from './cc-max-tutorial/cc-max-tutorial-film.ts';
import { film as cueListBasics } from './cue-list-basics/cue-list-basics-film.ts';
import type { Film } from './film.ts';
import { film as home } from './home/home-film.ts';
import { film as hvcExport } from './hvc-export/hvc-export-film.ts';
import { film as hvcPlayback } from './hvc-playback/hvc-playback-film.ts';
import { film as mappingBasics } from './mapping-basics/mapping-basics-film.ts';
import { film as p1AudioMode } from './p1-audio-mode/p1-audio-mode-film.ts';
import { film as p1Channels } from './p1-channels/p1-channels-film.ts';
import { film as p1CodeActivate } from './p1-code-activate/p1-code-activate-film.ts';
import { film as p1CodeFind } from './p1-code-find/p1-code-find-film.ts';
import { film as p1CodeMove } from './p1-code-move/p1-code-move-film.ts';
import { film as p1Crossing } from './p1-crossing/p1-crossing-film.ts';
import { film as p1Ends } from './p1-ends/p1-ends-film.ts';
import { film as p1FirstShow } from './p1-first-show/p1-first-show-film.ts';
import { film as p1Lists } from './p1-lists/p1-lists-film.ts';
import { film as p1PlusWindows } from './p1-plus-windows/p1-plus-windows-film.ts';
import { film as p1Take } from './p1-take/p1-take-film.ts';
import { film as p1Ways } from './p1-ways/p1-ways-film.ts';
import { film as s3Lite } from './s3-lite/s3-lite-film.ts';
import { film as streamDeck } from './stream-deck/stream-deck-film.ts';
import { film as timelineBasics } from './timeline-basics/timeline-basics-film.ts';
import { film as windowsBasics } from './windows-basics/windows-basics-film.ts';

export const films: Readonly<Record<string, Film>> = {
  'cc-max-intro': ccMaxIntro,
  'cc-max-tutorial': ccMaxTutorial,
  'cue-list-basics': cueListBasics,
  home,
  'hvc-export': hvcExport,
  'hvc-playback': hvcPlayback,
  'mapping-basics': mappingBasics,
  'p1-audio-mode': p1AudioMode,
  'p1-channels': p1Channels,
  'p1-code-activate': p1CodeActivate,
  'p1-code-find': p1CodeFind,
  'p1-code-move': p1CodeMove,
  'p1-crossing': p1Crossing,
  'p1-ends': p1Ends,
  'p1-first-show': p1FirstShow,
  'p1-lists': p1Lists,
  'p1-plus-windows': p1PlusWindows,
  'p1-take': p1Take,
  'p1-ways': p1Ways,
  's3-lite': s3Lite,
  'stream-deck': streamDeck,
  'timeline-basics': timelineBasics,
  'windows-basics': windowsBasics,
};
