import { useContext } from 'react';
import CcMaxTabletScreen from '../cc-max-tablet/cc-max-tablet-screen.tsx';
import { layers } from '../cc-max-tablet/programs.ts';
import { FilmTime } from '../kit/time.tsx';
import { drawnShare, type Touch, TouchRing } from '../kit/touch-ring.tsx';

export { size } from '../cc-max-tablet/cc-max-tablet-screen.tsx';

/** Card 14, and then the second fader. */
const STARTS_CITY: Touch = { at: 3.1, seconds: 0.25, x: 389, y: 345 };
const RAISES_WINGS: Touch = { at: 7.4, seconds: 1.7, x: 771, y: 186, drawn: [0, -27] };
const WINGS = { from: 0.8, to: 1 };

/** Seconds on the tablet's own clock at which the screen comes into view, and at which City begins. */
const BEGINS = 34;
const CITY = 42.68;

function levelsAt(time: number): typeof layers {
  const value = WINGS.from + (WINGS.to - WINGS.from) * drawnShare(RAISES_WINGS, time);
  return layers.map((layer) =>
    layer.name === 'Wings' ? { ...layer, value, reading: String(Math.round(value * 100)) } : layer,
  );
}

/** The tablet of ccMAX in a hand: one touch starts a cue, another raises a layer. */
export default function CcMaxRunScreen() {
  const time = useContext(FilmTime);
  if (time === undefined) return <CcMaxTabletScreen />;
  const started = time >= STARTS_CITY.at;
  return (
    <>
      <FilmTime value={started ? CITY + time - STARTS_CITY.at : BEGINS + time}>
        <CcMaxTabletScreen startedBy={started ? 'touch' : 'timecode'} levels={levelsAt(time)} />
      </FilmTime>
      <TouchRing touches={[STARTS_CITY, RAISES_WINGS]} />
    </>
  );
}
