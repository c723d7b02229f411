import { routes } from '../../../../../shared/routes.ts';
import type { PageProps } from '../../../lib/pages/page-module.ts';
import { MobileDownloadCard } from '../downloads/mobile-download-card.tsx';
import type { ProductData } from '../layout/product-data.ts';
import { SoftwareLayout } from '../layout/software-layout.tsx';

export const darkHeader = true;

/** Touch (product-rules.md#ccmax-and-touch). */
export default function ProductTouchPage({ data }: PageProps<ProductData<'touch'>>) {
  return (
    <SoftwareLayout data={data} types={[13]} functions="What Touch controls">
      {(builds) => <MobileDownloadCard type={13} name="Touch" path={routes.productTouch.path} builds={builds} />}
    </SoftwareLayout>
  );
}
