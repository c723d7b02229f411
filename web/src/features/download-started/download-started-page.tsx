import { platforms } from '../../../../shared/platform.ts';
import { href } from '../../lib/href.ts';
import type { PageProps } from '../../lib/page.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { CaseCard } from '../../ui/case-card.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './download-started-page.module.css';
import type { DownloadStartedData } from './load-download-started.ts';
import { StartedFile } from './started-file.tsx';

/** The page after a download click (spec §2, "Down_link"). */
export default function DownloadStartedPage({ data, reload }: PageProps<DownloadStartedData>) {
  const { download, moreHistory, cases } = data;
  return (
    <>
      <PageHead title="Your download has started">
        {download ? (
          <p>
            {download.name} {download.version} for {platforms[download.platform].label} is on its way.
          </p>
        ) : (
          <p>
            If nothing happens, pick your file again in the download centre: each link there can be used as often as you
            need.
          </p>
        )}
      </PageHead>
      <div className={styles.page}>
        {download && <StartedFile download={download} reload={reload} />}
        <div className={styles.ways}>
          {moreHistory !== null && (
            <ActionLink to={href.history(moreHistory)} kind="line">
              More history versions
            </ActionLink>
          )}
          <ActionLink to={href.download()} kind="line">
            Download centre
          </ActionLink>
        </div>
        {cases.length > 0 && (
          <section className={styles.cases} aria-labelledby="started-cases-title">
            <SectionHead id="started-cases-title" title="While you wait: where it plays">
              <ActionLink to={href.cases()} kind="line">
                All cases
              </ActionLink>
            </SectionHead>
            <ul>
              {cases.map((teaser) => (
                <li key={teaser.id}>
                  <CaseCard teaser={teaser} sizes="(min-width: 56rem) 25rem, 55vw" />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
