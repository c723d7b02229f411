import { useTime } from '../kit/time.tsx';
import { NightDesk } from '../p1-take/night-desk.tsx';
import { ACTS, nightAt, START } from './steps.ts';

export { size } from '../p1-take/night-desk.tsx';

/** Where a film starts and ends, what it does then, and how the next one comes by itself; for films. */
export default function P1EndsScreen() {
  return <NightDesk state={nightAt(useTime())} acts={ACTS} start={START} />;
}
