import { busiestRequestsPerSecond, meanHour, momentsOf } from '../day-curve.ts';
import { pickWeighted, randomOf } from '../random.ts';
import { type SceneName, sceneNames, scenes } from './scenes.ts';

/** Somebody who comes to the site. */
export interface Visit {
  /** Its place among the visits of the day, from 0. */
  readonly place: number;
  /** Milliseconds after the beginning. */
  readonly at: number;
  readonly scene: SceneName;
}

/** What a visit asks for on average, measured over 1,300 of them. */
const requestsPerVisit = 3;

/** How many join in a run: each of them waits for a mail. */
const mostMembers = 12;

/** The visits of a day that is played within some minutes, the first one first: the same seed plans the same ones. */
export function planDay(minutes: number, seed: number): Visit[] {
  const length = minutes * 60_000;
  const requests = (length / 1_000) * busiestRequestsPerSecond * meanHour;
  const weighted = sceneNames.map((value) => ({ value, weight: scenes[value].weight }));
  let members = 0;
  return momentsOf(Math.round(requests / requestsPerVisit)).map((moment, place) => {
    const picked = pickWeighted(randomOf(seed, 'scene', place), weighted);
    if (picked === 'member') members += 1;
    const scene = picked === 'member' && members > mostMembers ? 'browse' : picked;
    return { place, at: moment * length, scene };
  });
}
