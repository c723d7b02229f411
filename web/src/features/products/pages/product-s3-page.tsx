import { brandLinks } from '../../../../../shared/brand-links.ts';
import type { PageProps } from '../../../lib/pages/page-module.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { DownloadCard } from '../downloads/download-card.tsx';
import type { ProductData } from '../layout/product-data.ts';
import { SoftwareLayout } from '../layout/software-layout.tsx';

export const darkHeader = true;

/** How many functions show until View All is pressed. */
const functionsAtFirst = 9;

/** S3 (product-rules.md#s3). */
export default function ProductS3Page({ data }: PageProps<ProductData<'s3'>>) {
  return (
    <SoftwareLayout data={data} types={[3, 22]} functions="What S3 does" atFirst={functionsAtFirst} tellsRefusals>
      {(builds) => (
        <>
          <DownloadCard type={3} builds={builds} main />
          <DownloadCard
            type={22}
            builds={builds}
            text="Physical keys for the show: each shows its cue and lights while it runs."
          >
            <StandaloneLink to={brandLinks.streamDeckSoftwareUrl} tone="soft" icon={strokes.external} external>
              Official Stream Deck software
            </StandaloneLink>
          </DownloadCard>
        </>
      )}
    </SoftwareLayout>
  );
}
