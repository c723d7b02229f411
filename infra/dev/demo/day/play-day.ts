import type { OnProgress } from '../../../terminal/progress.ts';
import type { Done } from '../done.ts';
import type { Visit } from './plan-day.ts';
import { sceneNames, scenes } from './scenes.ts';

/** The time by which visits come. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Waits for some milliseconds, or until it is ended. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

interface Playing {
  readonly play: (visit: Visit) => Promise<void>;
  readonly clock: Clock;
  /** Lets nobody else come. Visits that are under way go on. */
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

/** Visits under way at once. A site that stands still is asked no more than this. */
const mostAtOnce = 60;

/** Lets visitors come, each at their time; one that fails is counted, and the others come all the same. */
export async function playDay(visits: readonly Visit[], { play, clock, signal, onProgress }: Playing): Promise<Done[]> {
  const ended: { readonly visit: Visit; readonly failed: boolean }[] = [];
  const underWay = new Set<Promise<void>>();
  const end = (visit: Visit, failed: boolean) => {
    ended.push({ visit, failed });
    onProgress('visits', ended.length, visits.length);
  };
  const begin = (visit: Visit) => {
    const played = play(visit)
      .then(
        () => end(visit, false),
        () => end(visit, true),
      )
      .finally(() => underWay.delete(played));
    underWay.add(played);
  };
  const start = clock.now();
  for (const visit of visits) {
    await clock.wait(start + visit.at - clock.now(), signal);
    if (underWay.size >= mostAtOnce) await Promise.race(underWay);
    if (signal.aborted) break;
    begin(visit);
  }
  await Promise.all(underWay);
  return sceneNames.map((name) => {
    const of = ended.filter(({ visit }) => visit.scene === name);
    return { what: `Day: ${scenes[name].label}`, count: of.length, failed: of.filter(({ failed }) => failed).length };
  });
}
