import type { ReactNode } from 'react';
import { platforms } from '../../../../../shared/platform.ts';
import { type ProductType, productTypes } from '../../../../../shared/product-type.ts';
import { href } from '../../../lib/addresses/href.ts';
import { formatSize, shortDay } from '../../../lib/format.ts';
import { useOwnPlatform } from '../../../lib/visitor/visitor.ts';
import { buildLabel, isStoreAddress, platformOf } from '../../../shared-features/downloads/builds.ts';
import { DownloadLink } from '../../../shared-features/downloads/download-link.tsx';
import { ownBuild } from '../../../shared-features/downloads/own-build.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { CopyButton } from '../../../ui/data/copy-button/copy-button.tsx';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './download-card.module.css';
import type { DatedBuild } from './published.ts';

interface DownloadCardProps {
  readonly type: ProductType;
  /** Name of what is downloaded, where it is not the type's. */
  readonly title?: string;
  /** One sentence of what it is. */
  readonly text?: string;
  /** All builds of the page; the card shows those of its type. */
  readonly builds: readonly DatedBuild[];
  /** The card that the page is about: its first download is the accent. */
  readonly main?: boolean;
  /** Another way to its files, beside the links. */
  readonly action?: ReactNode;
  /** What else belongs to it. */
  readonly children?: ReactNode;
}

/** What can be downloaded of a type, each file with its facts; a link shows only where there is a file. */
export function DownloadCard({
  type,
  title = productTypes[type].name,
  text,
  builds,
  main = false,
  action,
  children,
}: DownloadCardProps) {
  const offered = builds.filter((build) => build.type === type);
  const own = ownBuild(offered, useOwnPlatform());
  const { name } = productTypes[type];
  return (
    <article className={main ? `${styles.card} ${styles.main}` : styles.card}>
      <h3>
        {title} {own && <span className={styles.version}>{own.version}</span>}
      </h3>
      {text && <p className={styles.text}>{text}</p>}
      {offered.length === 0 && !action && <p className={styles.text}>There is no file to download at the moment.</p>}
      <ul className={styles.builds}>
        {action && <li>{action}</li>}
        {offered.map((build) => (
          <li key={build.system}>
            <DownloadLink build={build} className={actionClass(main && build === own ? 'primary' : 'secondary')}>
              <Icon path={isStoreAddress(build.file_path) ? strokes.external : strokes.download} />
              <span>
                {isStoreAddress(build.file_path) ? 'Get ' : 'Download '}
                {!main && <VisuallyHidden>{`${name} `}</VisuallyHidden>}
                {`for ${platforms[platformOf(build.system)].label}`}
              </span>
            </DownloadLink>
            <p className={styles.facts}>
              <time dateTime={build.day}>{shortDay(build.day)}</time>
              {build.size > 0 && <span>{formatSize(build.size)}</span>}
              {build.sha256 && (
                <CopyButton
                  text={build.sha256}
                  words="SHA-256"
                  label={`Copy SHA-256 of ${buildLabel(name, build.version, build.system)}`}
                />
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        <StandaloneLink to={href.history(type)} tone="soft" icon={strokes.history}>
          {`History of ${title}`}
        </StandaloneLink>
        {children}
      </p>
    </article>
  );
}
