import styles from './venue-map.module.css';
import { venues } from './venues.ts';

const coast =
  'M250 -4C236 30 262 48 240 74 214 100 236 128 220 152 202 178 214 214 176 232 138 248 142 282 108 312H300V-4Z';
const shelf = 'M268 -4C256 34 276 54 256 82 234 108 252 134 236 160 220 188 230 224 192 242 158 258 158 290 128 314';
const river = 'M58 -4C72 34 62 58 92 82 120 106 104 138 128 162 144 178 166 178 216 198';
const branch = 'M-4 128C24 132 52 118 112 132';
const roads = [
  'M-4 40C60 56 120 92 206 112',
  'M78 100C110 70 140 56 160 44S200 10 206 -4',
  'M206 112C200 150 160 168 128 164S70 210 40 262 -4 290 -4 300',
  'M78 100C70 150 60 190 50 224',
];

/** Where the venues are and how they do. */
export function VenueMap() {
  return (
    <section className={styles.venues} data-part="venues">
      <ol className={styles.list}>
        {venues.map(({ name, place, state, status }) => (
          <li key={name}>
            <i className={styles[state]} />
            <b>{name}</b>
            <span>{place}</span>
            <span className={state === 'offline' ? styles.problem : styles.status}>{status}</span>
          </li>
        ))}
      </ol>
      <div className={styles.map}>
        <svg className={styles.ground} viewBox="0 0 270 312" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path className={styles.sea} d={coast} />
          <path className={styles.shelf} d={shelf} />
          <path className={styles.water} d={river} />
          <path className={styles.water} d={branch} />
          {roads.map((road) => (
            <path key={road} className={styles.road} d={road} />
          ))}
        </svg>
        {venues.map(({ name, state, x, y }) => (
          <i key={name} className={`${styles.pin} ${styles[state]}`} style={{ left: `${x}%`, top: `${y}%` }} />
        ))}
        <span className={styles.label}>
          <b>Harbour Skyline</b>
          Tide and light
        </span>
      </div>
    </section>
  );
}
