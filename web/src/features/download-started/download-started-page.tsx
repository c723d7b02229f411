import { href } from '../../lib/addresses/href.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { CaseCard } from '../../shared-features/cases/case-card.tsx';
import { ActionLink } from '../../ui/actions/action-link/action-link.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { CardGrid } from '../../ui/layout/card-grid/card-grid.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { SectionHead } from '../../ui/layout/section-head/section-head.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import { media } from '../../ui/style/breakpoints.ts';
import styles from './download-started-page.module.css';
import type { DownloadStartedData } from './load-download-started.ts';
import { nextSteps } from './next-steps.ts';
import { StartedFile } from './started-file.tsx';
import { startedWords } from './started-words.ts';
import { StepList } from './step-list.tsx';

/** The page after a download click (product-rules.md#download-started). */
export default function DownloadStartedPage({ data, reload, renewed = false }: PageProps<DownloadStartedData>) {
  const { download, moreHistory, cases } = data;
  const { title, lead, started } = startedWords(download, renewed);
  const there = Boolean(download?.build);
  return (
    <>
      <PageHead
        size="compact"
        title={
          started ? (
            <span className={styles.started}>
              <span className={styles.mark}>
                <Icon path={strokes.check} />
              </span>
              <span>{title}</span>
            </span>
          ) : (
            title
          )
        }
      >
        <p>{lead}</p>
      </PageHead>
      <Section space="none">
        {download && download.build !== null && (
          <Split from="laptop" className={styles.columns}>
            <StartedFile build={download.build} day={download.day} started={started} reload={reload} />
            <StepList steps={nextSteps(download, moreHistory !== null)} />
          </Split>
        )}
        <div className={styles.ways}>
          {moreHistory !== null && (
            <ActionLink to={href.history(moreHistory)} kind="secondary">
              More history versions
            </ActionLink>
          )}
          <ActionLink to={href.download()} kind={there ? 'secondary' : 'primary'}>
            Download centre
          </ActionLink>
        </div>
      </Section>
      {cases.length > 0 && (
        <Section labelledBy="started-cases-title" space="part">
          <SectionHead id="started-cases-title" title={there ? 'While you wait: where it plays' : 'Where it plays'}>
            <ActionLink to={href.cases()} kind="secondary">
              All cases
            </ActionLink>
          </SectionHead>
          <CardGrid columns="three" from="laptop" className={styles.cases}>
            {cases.map((teaser) => (
              <li key={teaser.id}>
                <CaseCard teaser={teaser} sizes={`${media['from-laptop']} max(25rem, 25vw), 90vw`} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
