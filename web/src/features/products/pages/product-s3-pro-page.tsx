import type { PageProps } from '../../../lib/pages/page-module.ts';
import { DownloadCard } from '../downloads/download-card.tsx';
import type { ProductData } from '../layout/product-data.ts';
import { SoftwareLayout } from '../layout/software-layout.tsx';

export const darkHeader = true;

/** S3 Pro (product-rules.md#s3-pro). */
export default function ProductS3ProPage({ data }: PageProps<ProductData<'s3-pro'>>) {
  return (
    <SoftwareLayout data={data} types={[21, 22]} functions="27 main functions" tellsRefusals>
      {(builds) => (
        <>
          <DownloadCard type={21} builds={builds} main />
          <DownloadCard
            type={22}
            builds={builds}
            text="Cues under the keys of a Stream Deck. It needs S3 Pro version 5.1.4 or later."
          />
        </>
      )}
    </SoftwareLayout>
  );
}
