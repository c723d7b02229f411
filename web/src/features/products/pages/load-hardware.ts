import type { PageRouteName } from '../../../../../shared/routes.ts';
import type { ProductData } from '../layout/product-data.ts';
import { pageByProduct, productPage } from '../layout/product-page.ts';

export type HardwareName = 'server-4u' | 'server-2u-pro' | 'extender-h14';

const hardware = (name: HardwareName, route: PageRouteName) => productPage({ name, route, types: [] });

export const page = pageByProduct<ProductData<HardwareName>>({
  'server-4u': hardware('server-4u', 'product4uPro'),
  'server-2u-pro': hardware('server-2u-pro', 'product2uPro'),
  'extender-h14': hardware('extender-h14', 'productH14'),
});
