import { Show } from '../kit/show.tsx';
import styles from './preview.module.css';

const OUTPUTS = [
  { number: 1, name: 'Centre wall', size: '3840×2160', rate: '50 Hz' },
  { number: 2, name: 'Left', size: '1080×1920', rate: '50 Hz' },
  { number: 3, name: 'Right', size: '1080×1920', rate: '50 Hz' },
];

/** The stage with its three screens as the guests see it, and how loud it is. */
export function Preview() {
  return (
    <section className={styles.preview}>
      <ul className={styles.outputs}>
        {OUTPUTS.map(({ number, name, size, rate }) => (
          <li key={name}>
            <b>{number}</b>
            {name}
            <span>{size}</span>
            <span>{rate}</span>
          </li>
        ))}
      </ul>
      <div className={styles.stage}>
        <figure>
          <Show content="particles" at={6} position="30% 50%" />
        </figure>
        <figure className={styles.centre}>
          <Show content="particles" at={2} />
          <figcaption>Forty years of light</figcaption>
        </figure>
        <figure>
          <Show content="particles" at={6} position="70% 50%" />
        </figure>
        <div className={styles.loudness}>
          <b>−23</b>
          <i>
            <i />
          </i>
          <span>LUFS</span>
        </div>
      </div>
    </section>
  );
}
