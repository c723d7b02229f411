import { useTime } from '../kit/time.tsx';
import { NightDesk } from '../p1-take/night-desk.tsx';
import { ACTS, LOADS, nightAt, START } from './steps.ts';

export { size } from '../p1-take/night-desk.tsx';

const KEYS = [{ name: '4', at: LOADS, place: [860, 322] }] as const;

/** Four ways from one film to another, one fade time for all entries and another for one; for films. */
export default function P1WaysScreen() {
  return <NightDesk state={nightAt(useTime())} keys={KEYS} acts={ACTS} start={START} />;
}
