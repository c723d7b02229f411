import { platforms } from '../../../../../shared/platform.ts';
import { productTypes } from '../../../../../shared/product-type.ts';
import { formatSize } from '../../../lib/format.ts';
import { type OfferedBuild, offerWords, platformOf } from '../../../shared-features/downloads/builds.ts';
import { DownloadLink } from '../../../shared-features/downloads/download-link.tsx';
import { type ActionKind, actionClass } from '../../../ui/actions/action-class.ts';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './release-download.module.css';

interface ReleaseDownloadProps {
  readonly build: OfferedBuild;
  readonly kind: ActionKind;
}

/** A build as a button: its platform and size. What product it is stands beside it, and is told to those who only hear the link. */
export function ReleaseDownload({ build, kind }: ReleaseDownloadProps) {
  const { type, version, system, file_path, size } = build;
  return (
    <DownloadLink build={build} className={actionClass(kind)}>
      <Icon path={strokes.download} />
      <span>
        <span aria-hidden="true">Download for </span>
        <VisuallyHidden>{`${offerWords(productTypes[type].name, version, file_path)} `}</VisuallyHidden>
        {platforms[platformOf(system)].label}
        {size > 0 && <small className={styles.size}> {formatSize(size)}</small>}
      </span>
    </DownloadLink>
  );
}
