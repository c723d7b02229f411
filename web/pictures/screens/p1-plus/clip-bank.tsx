import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './clip-bank.module.css';
import { type Clip, clips } from './decks.ts';

const banks = ['Warm-up', 'Peak', 'Closing'] as const;
const beats = [1, 2, 3, 4];

function Pad({ clip: { key, name, content, at, deck } }: { readonly clip: Clip }) {
  return (
    <li className={deck ? styles.playing : styles.pad}>
      <Show content={content} at={at} />
      <kbd className={styles.key}>{key}</kbd>
      {deck && <span className={styles.deck}>{deck}</span>}
      <span className={styles.name}>{name}</span>
    </li>
  );
}

/** Clips by key, the tempo that drives them, and the handover to the next computer. */
export function ClipBank() {
  return (
    <section className={styles.bank}>
      <header className={styles.head}>
        {banks.map((bank, index) => (
          <span key={bank} className={index === 1 ? styles.current : styles.tab}>
            {bank}
          </span>
        ))}
        <span className={styles.tempo}>
          {beats.map((beat) => (
            <i key={beat} className={beat === 2 ? styles.beat : undefined} />
          ))}
          <b>124.0</b>
          BPM, by network
        </span>
        <span className={styles.partner}>
          <StrokeIcon name="network" />
          Booth B is prepared
        </span>
        <b className={styles.handover}>Hand over</b>
      </header>
      <ul className={styles.pads}>
        {clips.map((clip) => (
          <Pad key={clip.key} clip={clip} />
        ))}
      </ul>
    </section>
  );
}
