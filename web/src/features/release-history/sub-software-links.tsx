import { useState } from 'react';
import { href } from '../../lib/href.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import type { SubSoftware } from './release-view.ts';
import { SubSoftwareDialog } from './sub-software-dialog.tsx';
import styles from './sub-software-links.module.css';

/** The software that ships beside a release: a link to its own history, and its downloads at hand in a dialog. */
export function SubSoftwareLinks({ sub }: { readonly sub: SubSoftware }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.sub}>
      <p>Goes with</p>
      <Link to={href.history(sub.type)} className={styles.name}>
        <Icon path={strokes.plug} />
        {sub.name}
      </Link>
      <button
        type="button"
        className={styles.open}
        data-needs-script=""
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Downloads
      </button>
      <SubSoftwareDialog sub={sub} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
