import { type RefObject, useEffect, useState } from 'react';
import { rates } from './film-keys.ts';
import styles from './speed-choice.module.css';

/** How fast the film plays; it follows whatever else changes that, such as a key. */
export function SpeedChoice({ video }: { readonly video: RefObject<HTMLVideoElement | null> }) {
  const [rate, setRate] = useState(1);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const follow = () => setRate(film.playbackRate);
    follow();
    film.addEventListener('ratechange', follow);
    return () => film.removeEventListener('ratechange', follow);
  }, [video]);

  return (
    <label className={styles.speed}>
      Speed
      <select
        value={rate}
        onChange={({ target }) => {
          if (video.current) video.current.playbackRate = Number(target.value);
        }}
      >
        {rates.map((one) => (
          <option key={one} value={one}>{`${one} ×`}</option>
        ))}
      </select>
    </label>
  );
}
