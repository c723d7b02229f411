import type { PageProps } from '../../../lib/pages/page-module.ts';
import { ContactSales, contactId } from '../../../shared-features/sales/contact-sales.tsx';
import { FunctionList } from '../functions/function-list.tsx';
import { DeviceViews } from '../layout/device-views.tsx';
import { Dimensions } from '../layout/dimensions.tsx';
import { NextSteps } from '../layout/next-steps.tsx';
import { ProductBanner } from '../layout/product-banner.tsx';
import type { ProductData } from '../layout/product-data.ts';
import { ProductIntro } from '../layout/product-intro.tsx';
import { Requirements } from '../layout/requirements.tsx';
import { Specifications } from '../layout/specifications.tsx';
import type { HardwareName } from './load-hardware.ts';

export const darkHeader = true;

/** Servers and extenders, which are ordered from sales (product-rules.md#hardware). */
export default function HardwarePage({ data: { page } }: PageProps<ProductData<HardwareName>>) {
  return (
    <>
      <ProductBanner page={page} action={{ label: 'Ask sales', anchor: contactId }} />
      <ProductIntro page={page} />
      {page.views && <DeviceViews views={page.views} />}
      <Specifications groups={page.specifications} />
      {page.dimensions && <Dimensions {...page.dimensions} name={page.title} />}
      <FunctionList title="What it is built for" functions={page.functions} />
      <Requirements requirements={page.requirements} />
      <ContactSales product={page.title} />
      <NextSteps page={page} />
    </>
  );
}
