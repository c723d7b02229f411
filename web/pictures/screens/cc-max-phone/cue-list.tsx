import { Show } from '../kit/show.tsx';
import styles from './cue-list.module.css';
import { cues } from './cues.ts';

/** The order of the evening around the running cue. */
export function CueList() {
  return (
    <ol className={styles.list} data-part="cues">
      {cues.map(({ number, name, note, content, at, state }) => (
        <li key={number} className={state ? styles[state] : styles.cue}>
          <b className={styles.number}>{number}</b>
          <span className={styles.picture}>
            <Show content={content} at={at} />
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{state === 'next' ? 'Next' : note}</span>
        </li>
      ))}
    </ol>
  );
}
