import { NavigationLink } from './navigation-link.tsx';
import type { Entry } from './navigation-table.ts';

interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly className?: string | undefined;
}

/** Links of the navigation, one an item. */
export function EntryList({ entries, className }: EntryListProps) {
  return (
    <ul className={className}>
      {entries.map(({ label, to, anyVariant }) => (
        <li key={to}>
          <NavigationLink to={to} anyVariant={anyVariant}>
            {label}
          </NavigationLink>
        </li>
      ))}
    </ul>
  );
}
