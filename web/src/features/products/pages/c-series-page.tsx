import { href } from '../../../lib/addresses/href.ts';
import type { PageProps } from '../../../lib/pages/page-module.ts';
import { ContactSales, contactId } from '../../../shared-features/sales/contact-sales.tsx';
import { Comparison } from '../compare/comparison.tsx';
import { FunctionList } from '../functions/function-list.tsx';
import { ModuleCarousel } from '../functions/module-carousel.tsx';
import { NextSteps } from '../layout/next-steps.tsx';
import { ProductBanner } from '../layout/product-banner.tsx';
import type { ProductData } from '../layout/product-data.ts';
import { ProductIntro } from '../layout/product-intro.tsx';
import { Requirements } from '../layout/requirements.tsx';
import { SolutionCards } from '../layout/solution-cards.tsx';
import { VideoLink } from '../layout/video-link.tsx';

export const darkHeader = true;

/** The C series (product-rules.md#c-series). It is installed by us, so there is nothing to download. */
export default function CSeriesPage({ data: { page } }: PageProps<ProductData<'c-series'>>) {
  return (
    <>
      <ProductBanner page={page} action={{ label: 'Ask sales', anchor: contactId }}>
        <VideoLink video={page.video} />
      </ProductBanner>
      <ProductIntro page={page} />
      <ModuleCarousel title="Cloud control" modules={page.modules} />
      <FunctionList title="15 main functions" functions={page.functions} />
      <Comparison comparison={page.comparison} />
      <SolutionCards solutions={page.solutions} hrefOf={href.cases} />
      <Requirements requirements={page.requirements} />
      <ContactSales product={page.title} />
      <NextSteps page={page} />
    </>
  );
}
