/** Runs inside the page: draws one frame of a film after the other. The film comes from `film:current`, which `film-studio.ts` resolves. */

import { film } from 'film:current';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Projector, type RelitStill } from '../browser/projector.ts';
import '../screens/kit/base.css';
import { lampsAt, type StillShot, shotsAt } from './film.ts';
import { FilmFrame } from './film-frame.tsx';

interface Reel {
  readonly projector: Projector;
  readonly root: Root;
  readonly stills: Readonly<Record<number, RelitStill>>;
}

let reel: Reel | undefined;

/** Prepares the page; shaders by name, stills by their shot's place. */
export function load(shaders: Readonly<Record<string, string>>, stills: Readonly<Record<number, RelitStill>>): void {
  const stage = document.createElement('div');
  document.body.append(stage);
  reel = { projector: new Projector(shaders), root: createRoot(stage), stills };
}

const copy = document.createElement('canvas');

/** As a data address. `convertToBlob` waits up to a second for an idle moment, which a page that is filmed never has. */
function asJpeg(painted: OffscreenCanvas): string {
  copy.width = painted.width;
  copy.height = painted.height;
  copy.getContext('2d')?.drawImage(painted, 0, 0);
  return copy.toDataURL('image/jpeg', 0.96);
}

/** Shows contents as large as they are seen, up to two fifths of the film: a moving picture in a moving picture needs no more, and costs less. */
async function paintMoments(projector: Projector): Promise<void> {
  const places = Map.groupBy(
    document.querySelectorAll<HTMLImageElement>('img[data-moment]'),
    (image) => image.dataset.moment ?? '',
  );
  for (const [moment, images] of places) {
    const widest = Math.max(...images.map((image) => image.getBoundingClientRect().width));
    const width = Math.min(Math.max(Math.ceil((widest * 1.25) / 64) * 64, 128), film.width * 0.4);
    const key = `${moment} ${width}`;
    const waiting = images.filter((image) => image.dataset.painted !== key);
    if (waiting.length === 0) continue;
    const address = asJpeg(projector.paint(moment, width, Math.round((width * 9) / 16)));
    for (const image of waiting) {
      image.src = address;
      image.dataset.painted = key;
      await image.decode();
    }
  }
}

/** Painted larger by as much as the camera comes near, or its walls would be blurred. */
const MOST_PIXELS = 1920;

/** What plays on a still's walls at this moment, and how far its lamps have changed. */
function playing({ content, cue }: StillShot, time: number) {
  const changed = cue && time >= cue.after ? cue : undefined;
  const [name, at] = (changed?.content ?? content).split('@');
  const played = changed ? (time - changed.after) * (changed.pace ?? 1) : time;
  const moment = `${name}@${(Number(at) + played).toFixed(3)}`;
  return { moment, lamps: cue && { ...cue.lamps, share: lampsAt(cue, time) } };
}

async function paintCanvases({ projector, stills }: Reel, seconds: number): Promise<void> {
  for (const { index, time, framing } of shotsAt(film, seconds)) {
    const canvas = document.querySelector<HTMLCanvasElement>(`canvas[data-shot="${index}"]`);
    const shot = film.shots[index];
    if (!canvas || !shot || 'screen' in shot) continue;
    const width = Math.min(Math.round(film.width * Math.max(framing.zoom, 1)), MOST_PIXELS);
    const height = Math.round((width * film.height) / film.width);
    if (canvas.width !== width) Object.assign(canvas, { width, height });
    const still = stills[index];
    const painted =
      'still' in shot && still
        ? await projector.relight(still, playing(shot, time), width, height)
        : projector.paint('content' in shot && 'at' in shot ? `${shot.content}@${shot.at + time}` : '', width, height);
    canvas.getContext('2d')?.drawImage(painted, 0, 0);
  }
}

/** Draws the frame of that moment; resolved when it can be photographed. */
export async function show(seconds: number): Promise<void> {
  if (!reel) throw new Error('The film has not been loaded');
  const { root, projector } = reel;
  flushSync(() => root.render(<FilmFrame film={film} seconds={seconds} />));
  await paintMoments(projector);
  await paintCanvases(reel, seconds);
}
