import { releaseAnchor } from '../../lib/addresses/href.ts';
import { formatDay } from '../../lib/format.ts';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { SectionHead } from '../../ui/layout/section-head/section-head.tsx';
import { FileList } from './file-list.tsx';
import styles from './historical-versions.module.css';
import type { ReleaseView } from './release-view.ts';
import { type OnScan, useScan } from './scan/use-scan.tsx';

interface HistoricalVersionProps {
  readonly release: ReleaseView;
  readonly onScan: OnScan;
}

function HistoricalVersion({ release: { version, day, notes, builds }, onScan }: HistoricalVersionProps) {
  const anchor = releaseAnchor(version);
  return (
    <li>
      <article id={anchor} className={styles.release} aria-labelledby={`${anchor}-title`}>
        <div className={styles.head}>
          <h3 id={`${anchor}-title`}>
            <a href={`#${anchor}`}>{version}</a>
          </h3>
          <p>
            <time dateTime={day}>{formatDay(day)}</time>
          </p>
        </div>
        <div className={styles.about}>
          <RichText html={notes} under={3} />
          {builds.length > 0 && <FileList builds={builds} linked={onScan} />}
        </div>
      </article>
    </li>
  );
}

/** Every older release, newest first, each at its own anchor and with its own files. */
export function HistoricalVersions({ releases }: { readonly releases: readonly ReleaseView[] }) {
  const { onScan, dialog } = useScan();
  return (
    <Section labelledBy="historical-title" space="part">
      <SectionHead id="historical-title" title="Historical version" />
      <ol>
        {releases.map((release) => (
          <HistoricalVersion key={release.version} release={release} onScan={onScan} />
        ))}
      </ol>
      {dialog}
    </Section>
  );
}
