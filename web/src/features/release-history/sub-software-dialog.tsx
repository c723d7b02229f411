import { lazy, Suspense } from 'react';
import { platforms } from '../../../../shared/platform.ts';
import { type OfferedBuild, platformOf } from '../../lib/builds.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FileList } from './file-list.tsx';
import { scanAddress } from './qr-dialog.tsx';
import type { SubSoftware } from './release-view.ts';
import styles from './sub-software-dialog.module.css';

const QrCode = lazy(() => import('./qr-code.tsx'));

function isDesktop(build: OfferedBuild): boolean {
  return ['windows', 'mac'].includes(platformOf(build.system));
}

interface SubSoftwareDialogProps {
  readonly sub: SubSoftware;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Named after the sub-software: its Windows and Mac downloads, and codes for its Android and iOS builds (spec §2). */
export function SubSoftwareDialog({ sub, open, onClose }: SubSoftwareDialogProps) {
  const mobile = sub.builds.filter((build) => !isDesktop(build));
  return (
    <Dialog open={open} title={sub.name} onClose={onClose}>
      <FileList builds={sub.builds.filter(isDesktop)} linked />
      {mobile.length > 0 && (
        <ul className={styles.codes}>
          {mobile.map((build) => (
            <li key={build.system}>
              <Suspense fallback={<p>Drawing the code …</p>}>
                <QrCode address={scanAddress(build)} label={`${sub.name} ${build.version}`} />
              </Suspense>
              <p>{platforms[platformOf(build.system)].label}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
