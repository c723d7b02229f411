import { href } from '../../lib/href.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { ContactSales, contactId } from '../../ui/form/contact-sales.tsx';
import { Comparison } from './comparison.tsx';
import { FunctionList } from './function-list.tsx';
import { ModuleCarousel } from './module-carousel.tsx';
import { NextSteps } from './next-steps.tsx';
import { ProductBanner } from './product-banner.tsx';
import type { ProductData } from './product-data.ts';
import { ProductIntro } from './product-intro.tsx';
import { Requirements } from './requirements.tsx';
import { SolutionCards } from './solution-cards.tsx';
import { VideoLink } from './video-link.tsx';

export const night = true;

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
