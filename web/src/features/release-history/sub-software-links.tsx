import { useState } from 'react';
import { href } from '../../lib/href.ts';
import { strokes } from '../../ui/page-strokes.ts';
import { StandaloneLink } from '../../ui/standalone-link.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { SubSoftware } from './release-view.ts';
import { SubSoftwareDialog } from './sub-software-dialog.tsx';
import styles from './sub-software-links.module.css';

/** The software that ships beside a release: a link to its own history, and its downloads at hand in a dialog. */
export function SubSoftwareLinks({ sub }: { readonly sub: SubSoftware }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.sub}>
      <p>Goes with</p>
      <StandaloneLink to={href.history(sub.type)} icon={strokes.plug}>
        {sub.name}
      </StandaloneLink>
      <TextButton data-needs-script="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Downloads
      </TextButton>
      <SubSoftwareDialog sub={sub} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
