import { type Platform, platforms } from '../../../../shared/platform.ts';
import { productTypes } from '../../../../shared/product-type.ts';
import { buildLabel, offerWords, platformOf } from '../../lib/builds.ts';
import { formatDay, formatSize } from '../../lib/format.ts';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { PlatformIcon } from '../../ui/platform-icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './build-row.module.css';
import type { Build } from './load-download-centre.ts';

interface BuildRowProps {
  readonly build: Build;
  readonly suggested: Platform | undefined;
}

/** One platform of a product: its file and checksum. No link without a file (product-rules.md#download-links). */
export function BuildRow({ build, suggested }: BuildRowProps) {
  const { type, version, system, online_date, file_path, size, sha256 } = build;
  const platform = platformOf(system);
  const words = (
    <>
      <PlatformIcon platform={platform} />
      <span className={styles.platform}>
        {file_path && <VisuallyHidden>{`${offerWords(productTypes[type].name, version, file_path)} `}</VisuallyHidden>}
        {platforms[platform].label}
      </span>
    </>
  );

  return (
    <li className={styles.row}>
      {file_path ? (
        <DownloadLink
          build={build}
          className={platform === suggested ? `${styles.link} ${styles.suggested}` : styles.link}
        >
          {words}
          <Icon path={size === 0 ? strokes.external : strokes.download} />
        </DownloadLink>
      ) : (
        <span className={`${styles.link} ${styles.announced}`}>{words}</span>
      )}
      <span className={styles.version}>{version}</span>
      <span className={styles.facts}>
        {file_path ? <time dateTime={online_date}>{formatDay(online_date)}</time> : 'In preparation'}
        {size > 0 && <span>{formatSize(size)}</span>}
      </span>
      {sha256 && (
        <CopyButton
          words="SHA-256"
          text={sha256}
          label={`Copy SHA-256 of ${buildLabel(productTypes[type].name, version, system)}`}
        />
      )}
    </li>
  );
}
