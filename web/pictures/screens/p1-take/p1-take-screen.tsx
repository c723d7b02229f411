import { useTime } from '../kit/time.tsx';
import { NightDesk } from './night-desk.tsx';
import { ACTS, LOADS, nightAt, START } from './steps.ts';

export { size } from './night-desk.tsx';

const KEYS = [{ name: '1', at: LOADS, place: [826, 322] }] as const;

/** A night in three lists, a film that is taken, the ways from one to another, and an end in black; for films. */
export default function P1TakeScreen() {
  return <NightDesk state={nightAt(useTime())} keys={KEYS} acts={ACTS} start={START} />;
}
