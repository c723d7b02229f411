import { href } from '../../../lib/addresses/href.ts';
import type { PageProps } from '../../../lib/pages/page-module.ts';
import { ContactSales } from '../../../shared-features/sales/contact-sales.tsx';
import { ActionLink } from '../../../ui/actions/action-link/action-link.tsx';
import { Film } from '../../../ui/media/film/film.tsx';
import { DownloadCard } from '../downloads/download-card.tsx';
import { DownloadSection } from '../downloads/download-section.tsx';
import { FeatureCarousel } from '../functions/feature-carousel.tsx';
import { CaseCards } from '../layout/case-cards.tsx';
import { NextSteps } from '../layout/next-steps.tsx';
import { PartnerMarks } from '../layout/partner-marks.tsx';
import { ProductBanner } from '../layout/product-banner.tsx';
import { ProductIntro } from '../layout/product-intro.tsx';
import type { S3LiteData } from './load-product-s3-lite.ts';

export const darkHeader = true;

/** S3 Lite (product-rules.md#s3-lite). */
export default function ProductS3LitePage({ data }: PageProps<S3LiteData>) {
  const { page, builds, cases } = data;
  return (
    <>
      <ProductBanner
        page={page}
        {...(page.film && { film: <Film name={page.film.name} label={page.film.label} first /> })}
        {...(builds.length > 0 && { action: { label: 'Download Free Trial', anchor: 'download' } })}
      >
        <ActionLink to={href.to('contact')} kind="secondary">
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
