import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../../lib/is-composing.ts';
import { Link } from '../../actions/link/link.tsx';
import { LateOpening } from '../../feedback/dialog/late-opening.tsx';
import { Icon } from '../../icons/icon/icon.tsx';
import { shellStrokes } from '../../icons/shell-strokes.ts';
import { media } from '../../style/breakpoints.ts';
import { markCurrent, type Tab, type TabGroup, TabGroups } from './tab-groups.tsx';
import styles from './tab-strip.module.css';
import { useHiddenEnds } from './use-hidden-ends.ts';

interface TabStripProps {
  /** Name of the navigation. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Key of the current tab. */
  readonly current: Tab['key'] | null;
  /** The toggle that shows all tabs in groups where the line is too short for them; without it the line only scrolls. */
  readonly more?: {
    readonly label: string;
    /** Of the sheet that the toggle opens on a phone. */
    readonly title: string;
    readonly groups: readonly TabGroup[];
  };
}

const load = async () => (await import('./tab-sheet.tsx')).TabSheet;

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
 * Tabs that are links: each has an address, works without script, and can be opened in a new tab. One line that scrolls and
 * fades where it hides more; its toggle shows all of them in the page, on a phone in a sheet. Without script every tab is in sight.
 */
export function TabStrip({ label, tabs, current, more }: TabStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'panel' | 'sheet' | null>(null);
  const hidden = useHiddenEnds(list);
  const close = () => setOpened(null);

  // Whenever line or tab has another width: the window's changes, the face comes late, the panel closes.
  useEffect(() => {
    const line = list.current;
    const tab = current === null ? null : line?.querySelector('[aria-current]');
    if (!line || !tab) return;
    const observer = new ResizeObserver(() => centre(tab, line));
    observer.observe(line);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [current]);

  const open = () => setOpened(matchMedia(media['before-tablet']).matches ? 'sheet' : 'panel');
  const closeOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || isComposing(nativeEvent) || opened !== 'panel') return;
    close();
    toggle.current?.focus();
  };

  return (
    <nav
      className={styles.strip}
      aria-label={label}
      data-expanded={opened === 'panel' || undefined}
      data-hidden={hidden}
      onKeyDown={closeOnEscape}
    >
      <ul ref={list} className={styles.tabs} onFocus={bringIntoSight}>
        {tabs.map(({ key, label: words, to }) => (
          <li key={key}>
            <Link to={to} {...markCurrent(key, current)}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
      {more && (
        <>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            data-needs-script=""
            data-idle={(!opened && hidden === 'none') || undefined}
            aria-expanded={opened !== null}
            onClick={opened ? close : open}
          >
            {opened === 'panel' ? 'Fewer' : more.label}
            <Icon path={shellStrokes.chevron} />
          </button>
          {opened === 'panel' && (
            <div className={styles.panel}>
              <TabGroups groups={more.groups} current={current} heading="h2" onChoose={close} />
            </div>
          )}
          <LateOpening
            load={load}
            given={opened === 'sheet' ? { title: more.title, groups: more.groups, current, onClose: close } : null}
          />
        </>
      )}
    </nav>
  );
}
