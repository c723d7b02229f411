import { Link } from '../../actions/link/link.tsx';
import styles from './tab-groups.module.css';

export interface Tab {
  readonly key: string | number;
  readonly label: string;
  readonly to: string;
}

export interface TabGroup {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Marks the link of the current tab. */
export function markCurrent(key: Tab['key'], current: Tab['key'] | null) {
  return key === current ? ({ 'aria-current': 'page' } as const) : {};
}

interface TabGroupsProps {
  readonly groups: readonly TabGroup[];
  readonly current: Tab['key'] | null;
  /** Level of the groups' headings. */
  readonly heading: 'h2' | 'h3';
  /** Called when a tab is followed. */
  readonly onChoose: () => void;
}

/** All tabs of a strip, in groups with headings: two columns on a phone, as many as fit elsewhere. */
export function TabGroups({ groups, current, heading: Heading, onChoose }: TabGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ label, tabs }) => (
        <div key={label} className={styles.group}>
          <Heading>{label}</Heading>
          <ul>
            {tabs.map(({ key, label: words, to }) => (
              <li key={key}>
                <Link to={to} onClick={onChoose} {...markCurrent(key, current)}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
