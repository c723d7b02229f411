import { DeskIcon } from '../kit/desk-icon.tsx';
import { Show } from '../kit/show.tsx';
import styles from './projector-list.module.css';

const PROJECTORS = [
  { name: 'P1', place: 'Granary', output: 1, position: '4% 50%', points: 4 },
  { name: 'P2', place: 'Guild hall', output: 2, position: '34% 50%', points: 4 },
  { name: 'P3', place: 'Dye works', output: 3, position: '64% 50%', points: 4 },
  { name: 'P4', place: 'Customs', output: 4, position: '96% 50%', points: 4 },
];

export function ProjectorList() {
  return (
    <section className={styles.panel}>
      <h2>Projectors</h2>
      <ul>
        {PROJECTORS.map(({ name, place, output, position, points }) => (
          <li key={name} data-selected={name === 'P3'}>
            <figure>
              <Show content="ink" at={2} position={position} />
              <b>{name}</b>
            </figure>
            <p className={styles.place}>{place}</p>
            <p className={styles.detail}>
              Output {output}
              <span>{points} of 4 points</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.model}>
        <DeskIcon symbol="cube" />
        warehouses.obj
      </p>
    </section>
  );
}
