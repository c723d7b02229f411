import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './deck-stack.module.css';
import { type Deck, decks } from './decks.ts';

const selected = 4;

function Row({ deck }: { readonly deck: Deck }) {
  const { number, name, blend, speed, opacity, content, at } = deck;
  return (
    <li className={number === selected ? styles.selected : styles.row}>
      <span className={opacity > 0 ? styles.shown : styles.hidden}>
        <StrokeIcon name={opacity > 0 ? 'eye' : 'hidden'} />
      </span>
      <b className={styles.number}>{number}</b>
      <span className={styles.picture}>
        {content && at ? <Show content={content} at={at} /> : <StrokeIcon name="text" size={20} />}
      </span>
      <b className={styles.name}>{name}</b>
      <span>{blend}</span>
      <span>{speed}</span>
      <span className={styles.opacity}>
        <i style={{ width: `${opacity}%` }} />
        <span>{opacity}</span>
      </span>
    </li>
  );
}

/** The eight decks, the upper over the lower. */
export function DeckStack() {
  return (
    <section className={styles.stack}>
      <header className={styles.head}>
        <b>Decks</b>
        <span>Blend</span>
        <span>Speed</span>
        <span>Opacity</span>
      </header>
      <ol>
        {decks.map((deck) => (
          <Row key={deck.number} deck={deck} />
        ))}
      </ol>
    </section>
  );
}
