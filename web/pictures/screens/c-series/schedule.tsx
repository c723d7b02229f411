import styles from './schedule.module.css';
import { week } from './venues.ts';

const days = ['Mon 15', 'Tue 16', 'Wed 17', 'Thu 18', 'Fri 19', 'Sat 20', 'Sun 21'] as const;
const today = 'Thu 18';

/** What shows where in a week. */
export function Schedule() {
  return (
    <section className={styles.schedule} data-part="schedule">
      <header className={styles.days}>
        <b>June, week 25</b>
        {days.map((day) => (
          <span key={day} className={day === today ? styles.today : undefined}>
            {day}
          </span>
        ))}
      </header>
      {week.map(({ venue, bookings }) => (
        <div key={venue} className={styles.row}>
          <span className={styles.venue}>{venue}</span>
          {bookings.map(({ program, from, days: length, kind }) => (
            <span key={program} className={styles[kind]} style={{ gridColumn: `${from + 1} / span ${length}` }}>
              {program}
            </span>
          ))}
        </div>
      ))}
      <i className={styles.now} />
    </section>
  );
}
