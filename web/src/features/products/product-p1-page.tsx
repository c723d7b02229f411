import { brandLinks } from '../../../../shared/brand-links.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { strokes } from '../../ui/page-strokes.ts';
import { StandaloneLink } from '../../ui/standalone-link.tsx';
import { DownloadSection } from './download-section.tsx';
import { EditionCards } from './edition-cards.tsx';
import { FunctionList } from './function-list.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import { NextSteps } from './next-steps.tsx';
import { PlusPart } from './plus-part.tsx';
import { ProductBanner } from './product-banner.tsx';
import type { ProductData } from './product-data.ts';
import { ProductIntro } from './product-intro.tsx';
import { VideoLink } from './video-link.tsx';

export const night = true;

/** P1 and P1+ (product-rules.md#p1-and-p1-plus). */
export default function ProductP1Page({ data }: PageProps<ProductData<'p1'>>) {
  const { page } = data;
  return (
    <>
      <ProductBanner page={{ ...page, title: `${page.title} and ${page.plus.title}` }}>
        <VideoLink video={page.video} />
      </ProductBanner>
      <ProductIntro page={page} />
      <DownloadSection data={data} types={[10, 16, 9, 18]}>
        {(builds) => (
          <>
            <EditionCards name={page.title} editions={page.editions} builds={builds} main />
            <StandaloneLink to={brandLinks.activationLookupUrl} icon={strokes.external} outside>
              Look up an activation code
            </StandaloneLink>
          </>
        )}
      </DownloadSection>
      <ModeTabs modes={page.modes} />
      <FunctionList title="What P1 does" functions={page.functions} />
      <PlusPart plus={page.plus} builds={data.builds} />
      <NextSteps page={page} />
    </>
  );
}
