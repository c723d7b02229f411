import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './characters-left.module.css';

interface CharactersLeftProps {
  /** Negative when there are too many. */
  readonly left: number;
  readonly longest: number;
}

/** What is counted aloud: in steps, or every key would speak. */
const step = 50;

/** How many characters may still come, told once a tenth is left, and how many are too many. */
export function CharactersLeft({ left, longest }: CharactersLeftProps) {
  const told = left <= longest / 10;
  return (
    <>
      <span className={left < 0 ? `${styles.left} ${styles.over}` : styles.left} aria-hidden="true">
        {told && (left < 0 ? `${-left} too many` : `${left} left`)}
      </span>
      <VisuallyHidden role="status">
        {told && (left < 0 ? 'The text is too long.' : `Up to ${Math.ceil(left / step) * step} characters are left.`)}
      </VisuallyHidden>
    </>
  );
}
