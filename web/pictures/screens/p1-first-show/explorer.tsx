import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './explorer.module.css';

const folders = [
  { name: 'Autumn tour, night 6', note: '6 films, 31 GB' },
  { name: 'Autumn tour, night 5', note: '6 films, 30 GB' },
  { name: 'Rehearsal', note: '4 films, 12 GB' },
  { name: 'Test pictures', note: '9 pictures' },
] as const;

/** A window with the folders of the internal drive. */
export function Explorer({ chosen }: { readonly chosen: boolean }) {
  return (
    <section className={styles.window}>
      <header className={styles.head}>
        <StrokeIcon name="folder" size={20} />
        Shows (D:)
        <StrokeIcon name="close" size={20} />
      </header>
      <ul className={styles.folders}>
        {folders.map(({ name, note }, index) => (
          <li key={name} data-chosen={(chosen && index === 0) || undefined}>
            <StrokeIcon name="folder" size={26} />
            <b>{name}</b>
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
