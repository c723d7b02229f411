import { platforms } from '../../../../shared/platform.ts';
import { productTypes } from '../../../../shared/product-type.ts';
import type { DownloadTab } from '../../lib/addresses/download-tabs.ts';
import { href } from '../../lib/addresses/href.ts';
import { formatSize, shortDay } from '../../lib/format.ts';
import { buildLabel, platformOf } from '../../shared-features/downloads/builds.ts';
import { DownloadLink } from '../../shared-features/downloads/download-link.tsx';
import { actionClass } from '../../ui/actions/action-class.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { CopyButton } from '../../ui/data/copy-button/copy-button.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { media } from '../../ui/style/breakpoints.ts';
import type { MainBuild } from './main-build.ts';
import styles from './main-build-panel.module.css';
import { SendLink } from './send-link.tsx';

interface MainBuildPanelProps {
  readonly main: MainBuild;
  readonly tab: DownloadTab;
  /** What is said of it and the visitor's computer. */
  readonly note: string;
  /** What it is. */
  readonly line: string;
}

/** What most visitors of a tab come for, and the only filled button of the page. */
export function MainBuildPanel({ main: { product, build, builds }, tab, note, line }: MainBuildPanelProps) {
  const { type, version, system, online_date, size, sha256 } = build;
  const { name } = productTypes[type];

  return (
    <div className={styles.panel}>
      <div className={styles.picture}>
        <Picture name={product.img} sizes={`${media['from-tablet']} 20rem, 90vw`} alt="" first />
      </div>
      <div className={styles.body}>
        <p className={styles.note}>{note}</p>
        <h2>{`${name} ${version}`}</h2>
        <p className={styles.line}>{line}</p>
        <p className={styles.actions}>
          {builds.map((each) => {
            const words = `Download for ${platforms[platformOf(each.system)].label}`;
            return (
              <DownloadLink
                key={each.system}
                build={each}
                className={actionClass(each === build ? 'primary' : 'secondary')}
                label={`${words}: ${name} ${each.version}`}
              >
                <Icon path={strokes.download} />
                {words}
              </DownloadLink>
            );
          })}
          <span className={styles.send}>
            <SendLink subject={buildLabel(name, version, system)} to={href.download(tab)} />
          </span>
        </p>
        <p className={styles.facts}>
          <b>{version}</b>
          <time dateTime={online_date}>{shortDay(online_date)}</time>
          <span>{formatSize(size)}</span>
          <CopyButton text={sha256} label={`Copy SHA-256 of ${buildLabel(name, version, system)}`} words="SHA-256" />
          <span className={styles.digits} data-needs-script="">{`${sha256.slice(0, 16)}…`}</span>
        </p>
      </div>
      <p className={styles.links}>
        <StandaloneLink to={href.history(type, version)} tone="soft">
          {`What is new in ${version}`}
        </StandaloneLink>
        <StandaloneLink to={product.buttonUrl} tone="soft">{`About ${product.title}`}</StandaloneLink>
      </p>
    </div>
  );
}
