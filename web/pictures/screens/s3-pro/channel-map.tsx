import styles from './channel-map.module.css';
import { CARDS, OUTPUTS, SOURCES, strengthOf } from './channel-map-data.ts';

/** Which sound goes to which output of which card, under the level of each. */
export function ChannelMap() {
  return (
    <section className={styles.panel} data-part="channel-map">
      <header className={styles.head}>
        <h2>Channel map</h2>
        <p>48 kHz</p>
      </header>
      <div className={styles.cards}>
        {CARDS.map(({ name, column, levels }) => (
          <p key={name} style={{ gridColumn: `${column} / span ${levels.length}` }}>
            {name}
          </p>
        ))}
      </div>
      <div className={styles.meters}>
        <p>
          <span>0 dB</span>
          <span>−20</span>
          <span>−60</span>
        </p>
        {OUTPUTS.map(({ id, column, level }) => (
          <i key={id} style={{ gridColumn: column }}>
            <i style={{ clipPath: `inset(${100 - level * 100}% 0 0)` }} />
          </i>
        ))}
      </div>
      <p className={styles.row}>
        {OUTPUTS.map(({ id, column, number }) => (
          <b key={id} style={{ gridColumn: column }}>
            {number}
          </b>
        ))}
      </p>
      {SOURCES.map(({ name, sends }) => (
        <p key={name} className={styles.row}>
          <span>{name}</span>
          {OUTPUTS.map(({ id, column }, index) => (
            <i
              key={id}
              className={styles.send}
              style={{ gridColumn: column }}
              data-strength={strengthOf(sends[index] ?? 0)}
            />
          ))}
        </p>
      ))}
    </section>
  );
}
