import type { PageProps } from '../../lib/page-module.ts';
import { ContactSales, contactId } from '../../ui/form/contact-sales.tsx';
import { Dimensions } from './dimensions.tsx';
import { FunctionList } from './function-list.tsx';
import type { HardwareName } from './load-hardware.ts';
import { NextSteps } from './next-steps.tsx';
import { ProductBanner } from './product-banner.tsx';
import type { ProductData } from './product-data.ts';
import { ProductIntro } from './product-intro.tsx';
import { Requirements } from './requirements.tsx';
import { Specifications } from './specifications.tsx';
import { ThreeSides } from './three-sides.tsx';

export const night = true;

/** Servers and extenders, which are ordered from sales (product-rules.md#hardware). */
export default function HardwarePage({ data: { page } }: PageProps<ProductData<HardwareName>>) {
  return (
    <>
      <ProductBanner page={page} action={{ label: 'Ask sales', anchor: contactId }} />
      <ProductIntro page={page} />
      {page.views && <ThreeSides views={page.views} />}
      <Specifications groups={page.specifications} />
      {page.dimensions && <Dimensions {...page.dimensions} name={page.title} />}
      <FunctionList title="What it is built for" functions={page.functions} />
      <Requirements requirements={page.requirements} />
      <ContactSales product={page.title} />
      <NextSteps page={page} />
    </>
  );
}
