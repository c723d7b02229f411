import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useOverflow } from '../../lib/use-overflow.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { shellStrokes } from '../shell-strokes.ts';
import styles from './tab-strip.module.css';

interface Tab {
  readonly key: string | number;
  readonly label: string;
  readonly to: string;
}

interface TabStripProps {
  /** Name of the navigation. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Key of the current tab. */
  readonly current: Tab['key'] | null;
  /** Label of the toggle that shows all tabs where the line is too short for them; without it the line only scrolls. */
  readonly more?: string;
}

/** Scrolls a focused link out of the faded end of the line. Not for a pointer: what it presses must not move away. */
function bringIntoSight({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Sideways only: `scrollIntoView` would move the page as well. */
function centre(tab: Element, line: Element) {
  const [place, room] = [tab.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
}

/**
 * Tabs that are links: each has an address, works without script, and can be opened in a new tab. One line that scrolls;
 * without script every tab is in sight.
 */
export function TabStrip({ label, tabs, current, more }: TabStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const [expanded, setExpanded] = useState(false);
  const overflows = useOverflow(list);

  // Whenever line or tab has another width: the window's changes, the face comes late, the line folds.
  useEffect(() => {
    const line = list.current;
    const tab = current === null ? null : line?.querySelector('[aria-current]');
    if (!line || !tab) return;
    const observer = new ResizeObserver(() => centre(tab, line));
    observer.observe(line);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [current]);

  return (
    <nav className={styles.strip} aria-label={label} data-expanded={expanded || undefined}>
      <ul ref={list} className={styles.tabs} onFocus={bringIntoSight}>
        {tabs.map(({ key, label: words, to }) => (
          <li key={key}>
            <Link to={to} {...(key === current ? { 'aria-current': 'page' } : {})}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
      {more && (
        <button
          type="button"
          className={styles.toggle}
          data-needs-script=""
          data-idle={(!overflows && !expanded) || undefined}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Fewer' : more}
          <Icon path={shellStrokes.chevron} />
        </button>
      )}
    </nav>
  );
}
