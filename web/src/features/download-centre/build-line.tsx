import { platforms } from '../../../../shared/platform.ts';
import { productTypes } from '../../../../shared/product-type.ts';
import { formatSize, shortDay } from '../../lib/format.ts';
import { buildLabel, offerWords, platformOf } from '../../shared-features/downloads/builds.ts';
import { DownloadLink } from '../../shared-features/downloads/download-link.tsx';
import { CopyButton } from '../../ui/data/copy-button/copy-button.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import styles from './build-line.module.css';
import type { Build } from './load-download-centre.ts';

interface BuildLineProps {
  readonly build: Build;
  /** Whether to name its type, because its product has several, or another name. */
  readonly named: boolean;
}

/** One file of a product and its checksum. No link without a file (product-rules.md#download-links). */
export function BuildLine({ build, named }: BuildLineProps) {
  const { type, version, system, online_date, file_path, size, sha256 } = build;
  const { name } = productTypes[type];
  const { label } = platforms[platformOf(system)];

  return (
    <li className={named ? `${styles.line} ${styles.named}` : styles.line}>
      <b className={styles.name}>{named ? `${name} ${version}` : version}</b>
      <p className={styles.facts}>
        <span>{file_path ? shortDay(online_date) : 'In preparation'}</span>
        {size > 0 && <span>{formatSize(size)}</span>}
      </p>
      {sha256 && (
        <div className={styles.copy}>
          <CopyButton words="SHA-256" text={sha256} label={`Copy SHA-256 of ${buildLabel(name, version, system)}`} />
        </div>
      )}
      {file_path ? (
        <DownloadLink build={build} className={styles.link} label={`${offerWords(name, version, file_path)} ${label}`}>
          {label}
          <Icon path={size === 0 ? strokes.external : strokes.download} />
        </DownloadLink>
      ) : (
        <span className={`${styles.link} ${styles.announced}`}>{label}</span>
      )}
    </li>
  );
}
