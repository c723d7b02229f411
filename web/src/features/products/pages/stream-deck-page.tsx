import { brandLinks } from '../../../../../shared/brand-links.ts';
import type { PageProps } from '../../../lib/pages/page-module.ts';
import { isHandheld } from '../../../lib/visitor/visitor.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { DownloadCard } from '../downloads/download-card.tsx';
import { FilmPart } from '../functions/film-part.tsx';
import type { ProductData } from '../layout/product-data.ts';
import { SoftwareLayout } from '../layout/software-layout.tsx';

export const darkHeader = true;

const isDesktop = () => !isHandheld(navigator);

/** The Stream Deck plugin (product-rules.md#stream-deck). */
export default function StreamDeckPage({ data }: PageProps<ProductData<'stream-deck'>>) {
  return (
    <SoftwareLayout
      data={data}
      types={[22]}
      functions="What a key can do"
      beforeDownload={
        <FilmPart id="films" title="Keys that follow the show" films={data.page.films} startsHere={isDesktop} />
      }
    >
      {(builds) => (
        <DownloadCard type={22} builds={builds} main>
          <StandaloneLink to={brandLinks.streamDeckSoftwareUrl} tone="soft" icon={strokes.external} external>
            Official Stream Deck software
          </StandaloneLink>
        </DownloadCard>
      )}
    </SoftwareLayout>
  );
}
