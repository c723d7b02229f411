import { attachmentName } from '../../../../shared/attachment-name.ts';
import { platforms } from '../../../../shared/platform.ts';
import { productTypes } from '../../../../shared/product-type.ts';
import { formatSize } from '../../lib/format.ts';
import { buildLabel, isStoreAddress, type OfferedBuild, platformOf } from '../../shared-features/downloads/builds.ts';
import { DownloadLink } from '../../shared-features/downloads/download-link.tsx';
import { CopyButton } from '../../ui/data/copy-button/copy-button.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { PlatformIcon } from '../../ui/icons/platform-icon/platform-icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './file-list.module.css';
import type { OnScan } from './scan/use-scan.tsx';

/** Whether names are links; by a function those that open no code to scan. */
type Linked = true | OnScan;

function FileName({ build, linked }: { readonly build: OfferedBuild; readonly linked: Linked | undefined }) {
  const platform = platformOf(build.system);
  const isStore = isStoreAddress(build.file_path);
  const name = isStore ? `${platforms[platform].label} app store` : attachmentName(build.en_file_name, build.file_path);
  const words = (
    <>
      <PlatformIcon platform={platform} />
      {name}
    </>
  );
  if (!linked) return <span className={styles.name}>{words}</span>;
  const scan = linked === true ? undefined : linked(build);
  return scan ? (
    <button type="button" className={styles.name} aria-haspopup="dialog" onClick={scan}>
      <VisuallyHidden>{`Scan code: ${productTypes[build.type].name} ${build.version} for ${platforms[platform].label}, `}</VisuallyHidden>
      {words}
      <Icon path={strokes.scan} />
    </button>
  ) : (
    <DownloadLink build={build} className={styles.name}>
      <VisuallyHidden>
        {isStore ? `Get ${productTypes[build.type].name} ${build.version} from the ` : 'Download '}
      </VisuallyHidden>
      {words}
    </DownloadLink>
  );
}

interface FileListProps {
  readonly builds: readonly OfferedBuild[];
  readonly title?: string;
  /** Whether the file names are download links. */
  readonly linked?: Linked;
}

/** The files of a release, and what to check them by. */
export function FileList({ builds, title, linked }: FileListProps) {
  return (
    <div>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ul className={styles.files}>
        {builds.map((build) => {
          const { type, version, system, size, sha256 } = build;
          return (
            <li key={system} className={styles.file}>
              <FileName build={build} linked={linked} />
              {size > 0 && <span className={styles.size}>{formatSize(size)}</span>}
              {sha256 && (
                <>
                  <code className={styles.sum}>{sha256}</code>
                  <CopyButton
                    words="Copy"
                    text={sha256}
                    label={`Copy SHA-256 of ${buildLabel(productTypes[type].name, version, system)}`}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
