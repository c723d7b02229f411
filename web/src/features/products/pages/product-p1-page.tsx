import { brandLinks } from '../../../../../shared/brand-links.ts';
import type { PageProps } from '../../../lib/pages/page-module.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { DownloadSection } from '../downloads/download-section.tsx';
import { EditionCards } from '../downloads/edition-cards.tsx';
import { PlusPart } from '../downloads/plus-part.tsx';
import { FunctionList } from '../functions/function-list.tsx';
import { ModeTabs } from '../functions/mode-tabs.tsx';
import { NextSteps } from '../layout/next-steps.tsx';
import { ProductBanner } from '../layout/product-banner.tsx';
import { ProductIntro } from '../layout/product-intro.tsx';
import { VideoLink } from '../layout/video-link.tsx';
import type { P1Data } from './load-product-p1.ts';

export const darkHeader = true;

/** P1 and P1+ (product-rules.md#p1-and-p1-plus). */
export default function ProductP1Page({ data }: PageProps<P1Data>) {
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
            <StandaloneLink to={brandLinks.activationLookupUrl} icon={strokes.external} external>
              Look up an activation code
            </StandaloneLink>
          </>
        )}
      </DownloadSection>
      <ModeTabs modes={page.modes} />
      <FunctionList title="What P1 does" functions={page.functions} onPhones={3} />
      <PlusPart plus={page.plus} manual={data.plusManual} builds={data.builds} />
      <NextSteps page={page} />
    </>
  );
}
