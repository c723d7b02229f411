import card from './card.module.css';
import styles from './layers.module.css';

const layers = [
  { name: 'Panel numbers', note: '1 to 128', on: true },
  { name: 'Corner marks', note: 'Top left', on: true },
  { name: 'Circles', note: '7', on: true },
  { name: 'Diagonals', note: '1 px', on: true },
  { name: 'Colour bars', note: '75 %', on: true },
  { name: 'Moving line', note: '2 s', on: false },
] as const;

/** What is drawn on the wall. */
export function Layers() {
  return (
    <section className={card.card}>
      <h2 className={card.title}>Layers</h2>
      <ul>
        {layers.map(({ name, note, on }) => (
          <li key={name} className={on ? styles.on : styles.off}>
            <i />
            {name}
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
