import { Show } from '../kit/show.tsx';
import { useTime } from '../kit/time.tsx';
import styles from './program-grid.module.css';
import { type Program, pages, programs, runningAt } from './programs.ts';

function Card({ number, name, length, content }: Program) {
  const { live, next, done } = runningAt(useTime());
  const state = number === live.number ? 'live' : number === next.number ? 'next' : undefined;
  return (
    <li className={state ? styles[state] : styles.card}>
      <div className={styles.picture}>
        <Show content={content} at={2} still={state !== 'live'} />
        {state ? <span className={styles.state}>{state === 'live' ? 'Live' : 'Next'}</span> : null}
        {state === 'live' ? <i className={styles.progress} style={{ width: `${done * 100}%` }} /> : null}
      </div>
      <p className={styles.words}>
        <b>{number}</b>
        <span className={styles.name}>{name}</span>
        <span className={styles.length}>{length}</span>
      </p>
    </li>
  );
}

/** Programs as pictures to press, page by page. */
export function ProgramGrid() {
  return (
    <main className={styles.main} data-part="programs">
      <header className={styles.head}>
        <h1 className={styles.title}>Opening gala</h1>
        <ul className={styles.pages}>
          {pages.map((page) => (
            <li key={page} className={page === 'Act 1' ? styles.current : styles.page}>
              {page}
            </li>
          ))}
        </ul>
      </header>
      <ul className={styles.grid}>
        {programs.map((program) => (
          <Card key={program.number} {...program} />
        ))}
      </ul>
    </main>
  );
}
