import { type Mouse, pressedAt } from '../kit/mouse.ts';
import { MouseArrow } from '../kit/mouse-arrow.tsx';
import { useTime } from '../kit/time.tsx';
import { spare } from '../p1-code-find/codes.ts';
import { Desktop } from '../p1-code-find/desktop.tsx';
import { Setup } from './setup.tsx';

export const size = { width: 1120, height: 740 };

const STARTS = 1.7;
const LASTS = 1.5;

const mouse: Mouse = {
  start: [600, 320],
  moves: [
    { at: 0.5, lasts: 0.9, to: [800, 442] },
    { at: 2.6, lasts: 1.2, to: [850, 560] },
  ],
  presses: [STARTS],
};

function installedAt(time: number): number | undefined {
  const share = (time - STARTS - 0.25) / LASTS;
  return share < 0 ? undefined : Math.min(share, 1);
}

/** An older P1 is brought up to date, for films. */
export default function P1UpdateScreen() {
  const time = useTime();
  const update = pressedAt(STARTS, time) ? 'pressed' : time > STARTS - 0.4 ? 'hovered' : undefined;
  return (
    <Desktop computer={spare.name} time="11:07" runs="P1 setup">
      <Setup installed={installedAt(time)} update={update} />
      <MouseArrow mouse={mouse} />
    </Desktop>
  );
}
