import { useState } from 'react';
import { href } from '../../lib/addresses/href.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { TextButton } from '../../ui/actions/text-button/text-button.tsx';
import { LateOpening } from '../../ui/feedback/dialog/late-opening.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import type { SubSoftware } from './release-view.ts';
import styles from './sub-software-links.module.css';

const load = async () => (await import('./sub-software-dialog.tsx')).SubSoftwareDialog;

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
      <LateOpening load={load} given={open ? { sub, onClose: () => setOpen(false) } : null} />
    </div>
  );
}
