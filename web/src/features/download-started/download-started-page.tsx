import { href } from '../../lib/href.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { media } from '../../ui/breakpoints.ts';
import { CaseCard } from '../../ui/data/case-card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import styles from './download-started-page.module.css';
import type { DownloadStartedData } from './load-download-started.ts';
import { StartedFile } from './started-file.tsx';
import { startedWords } from './started-words.ts';

/** The page after a download click (product-rules.md#download-started). */
export default function DownloadStartedPage({ data, reload, renewed = false }: PageProps<DownloadStartedData>) {
  const { download, moreHistory, cases } = data;
  const { title, lead } = startedWords(download, renewed);
  const there = Boolean(download?.build);
  return (
    <>
      <PageHead title={title}>
        <p>{lead}</p>
      </PageHead>
      <Section space="none">
        {download && download.build !== null && <StartedFile {...download} build={download.build} reload={reload} />}
        <div className={styles.ways}>
          {moreHistory !== null && (
            <ActionLink to={href.history(moreHistory)} kind="line">
              More history versions
            </ActionLink>
          )}
          <ActionLink to={href.download()} kind={there ? 'line' : 'lamp'}>
            Download centre
          </ActionLink>
        </div>
      </Section>
      {cases.length > 0 && (
        <Section labelledBy="started-cases-title" space="part">
          <SectionHead id="started-cases-title" title={there ? 'While you wait: where it plays' : 'Where it plays'}>
            <ActionLink to={href.cases()} kind="line">
              All cases
            </ActionLink>
          </SectionHead>
          <ul className={styles.cases}>
            {cases.map((teaser) => (
              <li key={teaser.id}>
                <CaseCard teaser={teaser} sizes={`${media['from-laptop']} max(25rem, 25vw), 90vw`} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
