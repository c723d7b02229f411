import { StrokeIcon } from '../kit/stroke-icon.tsx';
import type { StrokeName } from '../kit/stroke-paths.ts';
import styles from './queue.module.css';

interface Task {
  readonly icon: StrokeName;
  readonly name: string;
  readonly note: string;
  /** Percent. */
  readonly done: number;
}

const downloads: readonly Task[] = [
  { icon: 'download', name: 'festival_v4.hvc', note: 'Harbour, 84 MB/s', done: 62 },
  { icon: 'download', name: 'lanterns-summer_v3.hvc', note: 'Riverside, queued', done: 0 },
];
const editing: readonly Task[] = [
  { icon: 'cut', name: 'Kids, 12 minutes', note: 'Rendering 4 of 12', done: 34 },
  { icon: 'text', name: 'Festival, subtitles', note: 'To be approved', done: 100 },
];

function Tasks({ title, tasks }: { readonly title: string; readonly tasks: readonly Task[] }) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {tasks.map(({ icon, name, note, done }) => (
          <li key={name} className={styles.task}>
            <StrokeIcon name={icon} />
            <b>{name}</b>
            <span>{note}</span>
            <i className={styles.progress}>
              <i style={{ width: `${done}%` }} className={done === 100 ? styles.done : undefined} />
            </i>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is on its way to venues, and what is being cut in the cloud. */
export function Queue() {
  return (
    <section className={styles.queue}>
      <Tasks title="Downloads" tasks={downloads} />
      <Tasks title="Editing" tasks={editing} />
    </section>
  );
}
