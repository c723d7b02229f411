import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import type { StrokeName } from '../kit/stroke-paths.ts';
import styles from './sources.module.css';

interface Source {
  readonly name: string;
  readonly detail: string;
  readonly content: string;
  readonly at: number;
}

const groups: readonly { readonly icon: StrokeName; readonly label: string; readonly sources: readonly Source[] }[] = [
  {
    icon: 'screen',
    label: 'Screens',
    sources: [
      { name: 'Built-in', detail: '2560 × 1664', content: 'aurora', at: 3 },
      { name: 'Stage monitor', detail: '1920 × 1080', content: 'silk', at: 2 },
    ],
  },
  {
    icon: 'window',
    label: 'Windows',
    sources: [
      { name: 'Keynote slides', detail: 'keynote_final', content: 'waves', at: 2 },
      { name: 'Vote results', detail: 'Browser', content: 'blocks', at: 2 },
      { name: 'Product film', detail: 'Player', content: 'facets', at: 2 },
    ],
  },
  {
    icon: 'camera',
    label: 'Cameras',
    sources: [
      { name: 'Lectern', detail: 'USB, 1920 × 1080', content: 'ink', at: 8 },
      { name: 'Stage left', detail: 'Capture card', content: 'particles', at: 7 },
    ],
  },
];
const chosen = 'Keynote slides';

/** All that this computer can send. */
export function Sources() {
  return (
    <nav className={styles.sources}>
      {groups.map(({ icon, label, sources }) => (
        <section key={label}>
          <h2 className={styles.label}>
            <StrokeIcon name={icon} size={17} />
            {label}
          </h2>
          <ul>
            {sources.map(({ name, detail, content, at }) => (
              <li key={name} className={name === chosen ? styles.chosen : styles.source}>
                <span className={styles.picture}>
                  <Show content={content} at={at} />
                </span>
                <b>{name}</b>
                <span>{detail}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
