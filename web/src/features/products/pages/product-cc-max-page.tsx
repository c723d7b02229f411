import { routes } from '../../../../../shared/routes.ts';
import type { PageProps } from '../../../lib/pages/page-module.ts';
import { scansInstead } from '../../../lib/visitor/visitor.ts';
import { DialogButton } from '../../../ui/feedback/dialog/dialog-button.tsx';
import { MobileDownloadCard } from '../downloads/mobile-download-card.tsx';
import { FilmPart } from '../functions/film-part.tsx';
import { Cautions } from '../layout/cautions.tsx';
import type { ProductData } from '../layout/product-data.ts';
import { SoftwareLayout } from '../layout/software-layout.tsx';

export const darkHeader = true;

const loadImages = async () => (await import('../functions/images-dialog.tsx')).ImagesDialog;

/** ccMAX (product-rules.md#ccmax-and-touch). */
export default function ProductCcMaxPage({ data }: PageProps<ProductData<'cc-max'>>) {
  const { page } = data;
  return (
    <SoftwareLayout
      data={data}
      types={[11]}
      functions="What ccMAX controls"
      beforeDownload={<FilmPart id="films" title="See it run a show" films={page.films} startsHere={scansInstead} />}
      afterModules={
        <Cautions title="Before you use it" cautions={page.cautions}>
          <DialogButton load={loadImages} given={{ title: 'ccMAX on tablet and phone', images: page.images }}>
            Look at its screens
          </DialogButton>
        </Cautions>
      }
    >
      {(builds) => <MobileDownloadCard type={11} name="ccMAX" path={routes.productCcMax.path} builds={builds} />}
    </SoftwareLayout>
  );
}
