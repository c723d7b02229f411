import { platforms } from '../../../../shared/platform.ts';
import { type OfferedBuild, platformOf } from '../../shared-features/downloads/builds.ts';
import { Dialog } from '../../ui/feedback/dialog/dialog.tsx';
import { FileList } from './file-list.tsx';
import type { SubSoftware } from './release-view.ts';
import { ScanCode } from './scan/scan-code.tsx';
import styles from './sub-software-dialog.module.css';

function isDesktop(build: OfferedBuild): boolean {
  return ['windows', 'mac'].includes(platformOf(build.system));
}

interface SubSoftwareDialogProps {
  readonly sub: SubSoftware;
  readonly onClose: () => void;
}

/** Named after the sub-software: its Windows and Mac downloads, and codes for its Android and iOS builds. */
export function SubSoftwareDialog({ sub, onClose }: SubSoftwareDialogProps) {
  const mobile = sub.builds.filter((build) => !isDesktop(build));
  return (
    <Dialog open title={sub.name} onClose={onClose}>
      <FileList builds={sub.builds.filter(isDesktop)} linked />
      {mobile.length > 0 && (
        <ul className={styles.codes}>
          {mobile.map((build) => (
            <li key={build.system}>
              <ScanCode build={build} name={sub.name} />
              <p>{platforms[platformOf(build.system)].label}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
