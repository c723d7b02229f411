import { isDown, type Mouse, mouseAt } from './mouse.ts';
import styles from './mouse-arrow.module.css';
import { useTime } from './time.tsx';

const RING_SECONDS = 0.45;

interface MouseArrowProps {
  readonly mouse: Mouse;
  /** What it carries. */
  readonly carries?: string | undefined;
}

/** The arrow of a mouse; a ring widens where its button goes down. */
export function MouseArrow({ mouse, carries }: MouseArrowProps) {
  const time = useTime();
  const [x, y] = mouseAt(mouse, time);
  const pressed = mouse.presses.find((at) => at <= time && time < at + RING_SECONDS);
  const share = pressed === undefined ? 0 : (time - pressed) / RING_SECONDS;
  return (
    <div className={styles.mouse} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {pressed !== undefined && (
        <i className={styles.ring} style={{ transform: `scale(${0.4 + share * 0.8})`, opacity: 1 - share }} />
      )}
      {carries && <b className={styles.carried}>{carries}</b>}
      <svg
        width="26"
        height="36"
        viewBox="0 0 13 18"
        aria-hidden="true"
        style={{ scale: isDown(mouse, time) ? 0.88 : 1 }}
      >
        <path d="M.9 1v13.6l3.3-3.1 2.2 5.2 2.3-1-2.2-5.1h4.6z" fill="#fff" stroke="#0a0d14" strokeWidth="1" />
      </svg>
    </div>
  );
}
