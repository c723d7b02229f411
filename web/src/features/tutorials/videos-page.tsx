import { href } from '../../lib/addresses/href.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { TabStrip } from '../../ui/data/tab-strip/tab-strip.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { Split } from '../../ui/layout/split/split.tsx';
import type { VideosData } from './load-videos.ts';
import { VideoList } from './video-list.tsx';
import styles from './videos-page.module.css';

/** How many of the tutorials are films. */
function filmsAmong(videos: VideosData['videos']): string {
  const films = videos.filter(({ film }) => film !== '').length;
  if (films === videos.length) return 'Each of them is a film.';
  return films === 1
    ? 'One of them is a film, the others are steps.'
    : `${films} of them are films, the others are steps.`;
}

/** The tutorials of P1, S1, S2 and S3, as films or as steps (product-rules.md#videos): a tab with an address for each. */
export default function VideosPage({ data: { tabs, name, title, lead, html, videos } }: PageProps<VideosData>) {
  return (
    <>
      <PageHead title="Video tutorials" size="compact">
        <p>{lead}</p>
      </PageHead>
      <Section labelledBy="list-title" space="none">
        <TabStrip
          label="Products"
          tabs={tabs.map((tab) => ({ key: tab.name, label: tab.title, to: href.videos(tab.name) }))}
          current={name}
        />
        {/* One column below 768 px (product-rules.md#videos). */}
        <Split share="two-to-three" from="tablet" align="start" className={styles.list}>
          <div className={styles.about}>
            <h2 id="list-title">{`${videos.length} tutorials on ${title}`}</h2>
            <p>{filmsAmong(videos)}</p>
            <RichText html={html} under={2} />
          </div>
          {/* Another list is another accordion: what was opened in one says nothing of the other. */}
          <VideoList key={name} videos={videos} playable={name === 'p1'} />
        </Split>
      </Section>
    </>
  );
}
