import type { CaseDetail } from '../../../../shared/contract/case-schemas.ts';
import { href } from '../../lib/addresses/href.ts';
import { formatDay } from '../../lib/format.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { PictureSlides } from '../../ui/media/picture-slides/picture-slides.tsx';
import styles from './case-detail-page.module.css';
import { CaseFacts } from './case-facts.tsx';
import { isCase } from './is-case.ts';

/** A case or a news item at length (product-rules.md#cases). */
export default function CaseDetailPage({ data }: PageProps<CaseDetail>) {
  const { id, title, subTitle, text, create_time, images, image_texts, detail, next } = data;
  const [all, nextOne] = isCase(data)
    ? [{ to: href.cases(), words: 'All cases' }, 'Next case']
    : [{ to: href.news(), words: 'All news' }, 'Next news'];
  const pictures = images.map((name, place) => ({ name, alt: '', caption: image_texts[place] ?? '' }));

  return (
    <article>
      <PageHead title={title} size="compact">
        <p className={styles.kind}>
          {subTitle && `${subTitle}, `}
          <time dateTime={create_time}>{formatDay(create_time)}</time>
        </p>
      </PageHead>
      <Section space="none">
        <div className={styles.layout}>
          <div className={styles.pictures}>
            {/* Another case is another carousel, at its first picture. */}
            <PictureSlides key={id} label={title} pictures={pictures} shape="scene" first />
          </div>
          <div className={styles.text}>
            <p className={styles.lead}>{text}</p>
            <RichText html={detail} under={1} />
          </div>
          <CaseFacts {...data} />
        </div>
        <p className={styles.ways}>
          <StandaloneLink to={all.to} icon={strokes.back} tone="soft">
            {all.words}
          </StandaloneLink>
          {next.id !== id && (
            <StandaloneLink to={href.casesDetail(next.id)} tone="accent">
              {`${nextOne}: ${next.title}`}
            </StandaloneLink>
          )}
        </p>
      </Section>
    </article>
  );
}
