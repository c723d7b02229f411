import { MousePointer } from '../kit/mouse-pointer.tsx';
import { buttonAt, type Place, type PointerAct } from '../kit/pointer-way.ts';
import { useTime } from '../kit/time.tsx';
import { spare } from '../p1-code-find/codes.ts';
import { Desktop } from '../p1-code-find/desktop.tsx';
import { Setup } from './setup.tsx';

export const size = { width: 1120, height: 740 };

const STARTS: PointerAct = { at: 1.7, from: [800, 442] };
const LASTS = 1.5;

/** Out of the way of what was installed. */
const RESTS: PointerAct = { at: 3.8, from: [850, 560], idle: true };
const ACTS = [STARTS, RESTS];
const START: Place = [600, 320];

function installedAt(time: number): number | undefined {
  const share = (time - STARTS.at - 0.25) / LASTS;
  return share < 0 ? undefined : Math.min(share, 1);
}

/** An older P1 is brought up to date, for films. */
export default function P1UpdateScreen() {
  const time = useTime();
  return (
    <Desktop computer={spare.name} time="11:07" runs="P1 setup">
      <Setup installed={installedAt(time)} update={buttonAt(STARTS, time)} />
      <MousePointer acts={ACTS} start={START} />
    </Desktop>
  );
}
