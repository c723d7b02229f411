import { type ReactNode, useEffect } from 'react';
import type { ProductType } from '../../../../../shared/product-type.ts';
import { href } from '../../../lib/addresses/href.ts';
import { shortDay } from '../../../lib/format.ts';
import { loadLibrary } from '../../../lib/loading/load-library.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { PhoneFold } from '../../../ui/layout/phone-fold/phone-fold.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { Split } from '../../../ui/layout/split/split.tsx';
import { downloadId } from '../layout/product-banner.tsx';
import type { ShownProduct } from '../layout/product-data.ts';
import styles from './download-section.module.css';
import { ManualCard } from './manual-card.tsx';
import type { DatedBuild } from './published.ts';
import { type CurrentBuilds, useCurrentBuilds } from './use-current-builds.ts';

interface DownloadSectionProps {
  readonly data: ShownProduct;
  /** Whose builds are shown. */
  readonly types: readonly ProductType[];
  /** Whether a refusal of the server is told: some products never asked for its status (product-rules.md#error-messages). */
  readonly tellsRefusals?: boolean;
  /** The cards, given the builds. */
  readonly children: (builds: readonly DatedBuild[]) => ReactNode;
}

/** What can be had, what it needs and what is new in it, side by side; the anchor of the banner leads here. */
export function DownloadSection(props: DownloadSectionProps) {
  return <CurrentDownloads {...props} current={useCurrentBuilds(props.types, props.data.builds)} />;
}

/** The same, where another part of the page shows what is there now, too. */
export function CurrentDownloads({
  data,
  types,
  tellsRefusals = false,
  current: { builds, failed, refusal, ask },
  children,
}: DownloadSectionProps & { readonly current: CurrentBuilds }) {
  const { news, page } = data;

  // As long as this page is on show.
  useEffect(() => {
    if (!tellsRefusals || !refusal) return;
    const toast = loadLibrary(() => import('../../../ui/feedback/toast/show-toast.ts'));
    const told = toast.then((library) => library?.showToast(refusal, { tone: 'failure' }));
    return () => void told.then((takeAway) => takeAway?.());
  }, [tellsRefusals, refusal]);

  return (
    <Section id={downloadId} labelledBy="download-title">
      <SectionHead id="download-title" title={`Get ${page.title}`} />
      <Split share="seven-to-five" from="laptop">
        <div className={styles.cards}>
          {children(builds)}
          <ManualCard manual={data.manual} />
          {failed && builds.length === 0 && (
            <p className={styles.failure}>
              The downloads could not be loaded. <TextButton onClick={ask}>Try again</TextButton>
            </p>
          )}
        </div>
        <div className={styles.beside}>
          <PhoneFold summary="What it needs">
            <h3>What it needs</h3>
            <DefinitionList terms={page.requirements} />
          </PhoneFold>
          {news && news.points.length > 0 && types[0] !== undefined && (
            <>
              <h3>
                {`New in ${news.version}`} <time dateTime={news.day}>{shortDay(news.day)}</time>
              </h3>
              <ul className={styles.news}>
                {news.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <StandaloneLink to={href.history(types[0], news.version)} tone="soft">
                All changes
              </StandaloneLink>
            </>
          )}
        </div>
      </Split>
    </Section>
  );
}
