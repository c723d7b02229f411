import { routes } from '../../../../shared/routes.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { ContactSales } from '../../ui/form/contact-sales.tsx';
import { LateFilm } from '../../ui/media/late-film.tsx';
import { CaseCards } from './case-cards.tsx';
import { DownloadCard } from './download-card.tsx';
import { DownloadSection } from './download-section.tsx';
import { FeatureCarousel } from './feature-carousel.tsx';
import type { S3LiteData } from './load-product-s3-lite.ts';
import { NextSteps } from './next-steps.tsx';
import { PartnerMarks } from './partner-marks.tsx';
import { ProductBanner } from './product-banner.tsx';
import { ProductIntro } from './product-intro.tsx';

export const night = true;

/** S3 Lite (product-rules.md#s3-lite). */
export default function ProductS3LitePage({ data }: PageProps<S3LiteData>) {
  const { page, builds, cases } = data;
  return (
    <>
      <ProductBanner
        page={page}
        {...(page.film && { film: <LateFilm name={page.film.name} label={page.film.label} first /> })}
        {...(builds.length > 0 && { action: { label: 'Download Free Trial', anchor: 'download' } })}
      >
        <ActionLink to={routes.feedback.path} kind="line">
          Contact Sales
        </ActionLink>
      </ProductBanner>
      <PartnerMarks partners={page.partners} />
      <ProductIntro page={page} />
      <DownloadSection data={data} types={[23]} tellsRefusals>
        {(current) => <DownloadCard type={23} title="S3 Lite, free trial" builds={current} main />}
      </DownloadSection>
      <FeatureCarousel title="Eight key features" features={page.functions} />
      <CaseCards title="Where it plays" cases={cases} />
      <ContactSales product={page.title} title="Write to sales" />
      <NextSteps page={page} />
    </>
  );
}
