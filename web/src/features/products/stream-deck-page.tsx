import { brandLinks } from '../../../../shared/brand-links.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { strokes } from '../../ui/page-strokes.ts';
import { StandaloneLink } from '../../ui/standalone-link.tsx';
import { DownloadCard } from './download-card.tsx';
import { FilmPart } from './film-part.tsx';
import type { ProductData } from './product-data.ts';
import { SoftwareLayout } from './software-layout.tsx';

export const night = true;

/** The Stream Deck plugin (product-rules.md#stream-deck). */
export default function StreamDeckPage({ data }: PageProps<ProductData<'stream-deck'>>) {
  return (
    <SoftwareLayout
      data={data}
      types={[22]}
      functions="What a key can do"
      beforeDownload={<FilmPart id="films" title="Keys that follow the show" films={data.page.films} />}
    >
      {(builds) => (
        <DownloadCard type={22} builds={builds} main>
          <StandaloneLink to={brandLinks.streamDeckSoftwareUrl} tone="soft" icon={strokes.external} outside>
            Official Stream Deck software
          </StandaloneLink>
        </DownloadCard>
      )}
    </SoftwareLayout>
  );
}
