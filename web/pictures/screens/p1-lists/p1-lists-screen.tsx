import { useTime } from '../kit/time.tsx';
import { NightDesk } from '../p1-take/night-desk.tsx';
import { ACTS, LOADS, nightAt, START } from './steps.ts';

export { size } from '../p1-take/night-desk.tsx';

const KEYS = [{ name: '1', at: LOADS, place: [826, 322] }] as const;

/** Three lists with keys of their own: one changes, and a key loads from the list that is chosen; for films. */
export default function P1ListsScreen() {
  return <NightDesk state={nightAt(useTime())} keys={KEYS} acts={ACTS} start={START} />;
}
