import { Show } from '../kit/show.tsx';
import styles from './on-air.module.css';

/** A page as it stands on the walls. */
export interface AirPage {
  readonly name: string;
  /** What lies behind its windows. */
  readonly content: string;
  /** What its windows show, row by row. */
  readonly windows: readonly string[];
  readonly columns: number;
}

export const VIOLINS: AirPage = {
  name: 'Forty violins',
  content: 'ink',
  windows: Array.from({ length: 12 }, (_, index) =>
    index % 3 === 1 ? 'particles' : index % 2 === 0 ? 'bloom' : 'grid',
  ),
  columns: 6,
};

export interface NextPage {
  readonly key: string;
  readonly name: string;
  readonly content: string;
}

export const POEM: NextPage = { key: 'W', name: 'Poem of the river', content: 'rain' };

interface OnAirProps {
  readonly page?: AirPage;
  /** Time that the page will stay, minutes and seconds. */
  readonly left?: string;
  readonly next?: NextPage;
}

/** What the walls show now, as the page's windows, and what comes next. */
export function OnAir({ page = VIOLINS, left = '01:22', next = POEM }: OnAirProps) {
  const windows = page.windows.map((content, index) => ({ id: index + 1, content }));
  return (
    <section className={styles.panel}>
      <p className={styles.title}>
        <b>On air</b> {page.name} <span>−{left}</span>
      </p>
      <div className={styles.walls}>
        <figure className={styles.side}>
          <Show content="silk" at={2} position="20% 50%" />
        </figure>
        <figure className={styles.wall}>
          <Show content={page.content} at={2} />
          <ul style={{ gridTemplateColumns: `repeat(${page.columns}, 1fr)` }}>
            {windows.map(({ id, content }) => (
              <li key={id}>
                <Show content={content} at={2} />
              </li>
            ))}
          </ul>
        </figure>
        <figure className={styles.side}>
          <Show content="silk" at={2} position="80% 50%" />
        </figure>
        <figure className={styles.floor}>
          <Show content="waves" at={2} position="50% 30%" />
        </figure>
      </div>
      <div className={styles.next}>
        <figure>
          <Show content={next.content} at={2} position="50% 100%" />
        </figure>
        <p>
          <span>Next</span>
          {next.name}
        </p>
        <kbd>{next.key}</kbd>
      </div>
    </section>
  );
}
