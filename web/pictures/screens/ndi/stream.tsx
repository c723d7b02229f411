import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './stream.module.css';

const fields = [
  { label: 'Name in the show', value: 'Mara Lind, slides' },
  { label: 'Size', value: '1920 × 1080', chevron: true },
  { label: 'Rate', value: '30 fps', chevron: true },
  { label: 'Sound', value: 'Computer', chevron: true },
] as const;
const priorities = ['Keep letters sharp', 'Keep motion smooth'] as const;
const options = ['Show pointer', 'Allow operator'] as const;

/** How the picture is sent. */
export function Stream() {
  return (
    <section className={styles.stream}>
      {fields.map((field) => (
        <p key={field.label} className={styles.field}>
          <span>{field.label}</span>
          <b>
            {field.value}
            {'chevron' in field && <StrokeIcon name="chevron" size={15} />}
          </b>
        </p>
      ))}
      <div className={styles.row}>
        <span className={styles.priorities}>
          {priorities.map((priority, index) => (
            <span key={priority} className={index === 0 ? styles.current : undefined}>
              {priority}
            </span>
          ))}
        </span>
        {options.map((option) => (
          <span key={option} className={styles.option}>
            <i>
              <StrokeIcon name="check" size={15} />
            </i>
            {option}
          </span>
        ))}
      </div>
    </section>
  );
}
