import { href } from '../../../lib/addresses/href.ts';
import type { PageProps } from '../../../lib/pages/page-module.ts';
import { ContactSales } from '../../../shared-features/sales/contact-sales.tsx';
import { ActionLink } from '../../../ui/actions/action-link/action-link.tsx';
import { Film } from '../../../ui/media/film/film.tsx';
import { DownloadCard } from '../downloads/download-card.tsx';
import { CurrentDownloads } from '../downloads/download-section.tsx';
import { useCurrentBuilds } from '../downloads/use-current-builds.ts';
import { FeatureCarousel } from '../functions/feature-carousel.tsx';
import { CaseCards } from '../layout/case-cards.tsx';
import { NextSteps } from '../layout/next-steps.tsx';
import { PartnerMarks } from '../layout/partner-marks.tsx';
import { ProductBanner } from '../layout/product-banner.tsx';
import { ProductIntro } from '../layout/product-intro.tsx';
import type { S3LiteData } from './load-product-s3-lite.ts';

export const darkHeader = true;

const types = [23] as const;

/** S3 Lite (product-rules.md#s3-lite). What is published now says whether banner and card offer the trial. */
export default function ProductS3LitePage({ data }: PageProps<S3LiteData>) {
  const { page, cases } = data;
  const [product] = page.products;
  const current = useCurrentBuilds(types, data.builds);
  const hasTrial = current.builds.length > 0;
  return (
    <>
      <ProductBanner
        page={page}
        {...(page.film && { film: <Film name={page.film.name} label={page.film.label} first /> })}
        action={hasTrial ? { label: 'Download Free Trial', anchor: 'download' } : null}
      >
        <ActionLink to={href.to('feedback', { productID: String(product) })} kind={hasTrial ? 'secondary' : 'primary'}>
          Contact Sales
        </ActionLink>
      </ProductBanner>
      <PartnerMarks partners={page.partners} />
      <ProductIntro page={page} />
      <CurrentDownloads data={data} types={types} current={current} tellsRefusals>
        {(builds) => <DownloadCard type={23} title="S3 Lite, free trial" builds={builds} main />}
      </CurrentDownloads>
      <FeatureCarousel title="Eight key features" features={page.functions} />
      <CaseCards title="Where it plays" cases={cases} />
      <ContactSales product={page.title} title="Write to sales" />
      <NextSteps page={page} />
    </>
  );
}
