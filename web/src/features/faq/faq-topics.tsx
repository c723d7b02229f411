import { href } from '../../lib/addresses/href.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { CardGrid } from '../../ui/layout/card-grid/card-grid.tsx';
import styles from './faq-topics.module.css';
import type { FaqMenuNode } from './load-faq.ts';

/** All topics of the first level, each with what stands right below it. */
export function FaqTopics({ menu }: { readonly menu: readonly FaqMenuNode[] }) {
  return (
    <CardGrid columns="two" edge="line" className={styles.topics}>
      {menu.map(({ id, title, icon, children = [] }) => (
        <li key={id}>
          <h2>
            <Link to={href.faq(id)}>
              {icon && <Icon path={icon} />}
              {title}
            </Link>
          </h2>
          <ul>
            {children.map((child) => (
              <li key={child.id}>
                <Link to={href.faq(child.id)}>{child.title}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </CardGrid>
  );
}
