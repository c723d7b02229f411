import { Show } from '../kit/show.tsx';
import styles from './preview.module.css';

const OUTPUTS = [
  { number: 1, name: 'Centre wall', size: '3840×2160', rate: '50 Hz' },
  { number: 2, name: 'Left', size: '1080×1920', rate: '50 Hz' },
  { number: 3, name: 'Right', size: '1080×1920', rate: '50 Hz' },
];

interface PreviewProps {
  /** What the three screens show; nothing when left out. */
  readonly content?: string | undefined;
  readonly title?: string;
  readonly paused?: boolean;
}

/** The stage with its three screens as the guests see it, and how loud it is. */
export function Preview({ content, title, paused = false }: PreviewProps) {
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
        <figure>{content && <Show content={content} at={6} position="30% 50%" still={paused} />}</figure>
        <figure className={styles.centre}>
          {content && <Show content={content} at={2} still={paused} />}
          <figcaption>{title}</figcaption>
        </figure>
        <figure>{content && <Show content={content} at={6} position="70% 50%" still={paused} />}</figure>
        <div className={styles.loudness}>
          <b>{paused ? '−70' : '−23'}</b>
          <i>
            <i style={paused ? { clipPath: 'inset(100% 0 0)' } : undefined} />
          </i>
          <span>LUFS</span>
        </div>
      </div>
    </section>
  );
}
