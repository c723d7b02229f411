import styles from './levels-slide.module.css';

/** Metres above the lowest level, by year. */
const LEVELS = [
  { year: 2020, level: 2.1 },
  { year: 2021, level: 3.4 },
  { year: 2022, level: 1.6 },
  { year: 2023, level: 3.9 },
  { year: 2024, level: 4.6 },
  { year: 2025, level: 3.2 },
];

/** What a speaker's computer sends. */
export function LevelsSlide() {
  return (
    <div className={styles.slide}>
      <h2>Six springs, one gauge</h2>
      <p>Highest level at Millbridge, metres</p>
      <ol>
        {LEVELS.map(({ year, level }) => (
          <li key={year} data-highest={level === 4.6}>
            <b>{level.toFixed(1)}</b>
            <i style={{ height: level * 21 }} />
            <span>{year}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
