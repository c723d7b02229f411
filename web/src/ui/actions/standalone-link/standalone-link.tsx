import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './standalone-link.module.css';

interface StandaloneLinkProps {
  /** An address of the site's pages, or with `external` any other: a feed, a mail address. */
  readonly to: string;
  readonly external?: boolean;
  /** Strokes of an icon before the words. */
  readonly icon?: string;
  readonly tone?: 'plain' | 'soft' | 'accent';
  /** Its name where the words alone say too little: it has to contain them. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link that stands by itself and not in a sentence, so it is as high as a finger. */
export function StandaloneLink({ to, external = false, icon, tone = 'plain', label, children }: StandaloneLinkProps) {
  const className = tone === 'plain' ? styles.link : `${styles.link} ${styles[tone]}`;
  const words = (
    <>
      {icon && <Icon path={icon} />}
      <span>{children}</span>
    </>
  );
  return external ? (
    <a href={to} className={className} aria-label={label}>
      {words}
    </a>
  ) : (
    <Link to={to} className={className} aria-label={label}>
      {words}
    </Link>
  );
}
