import type { ReactNode } from 'react';
import type { SoftwarePage } from '../../../../../shared/content/product-page-schema.ts';
import type { ProductType } from '../../../../../shared/product-type.ts';
import { DownloadSection } from '../downloads/download-section.tsx';
import type { DatedBuild } from '../downloads/published.ts';
import { FunctionList } from '../functions/function-list.tsx';
import { ModuleCarousel } from '../functions/module-carousel.tsx';
import { MoreFunctions } from '../functions/more-functions.tsx';
import { NextSteps } from './next-steps.tsx';
import { ProductBanner } from './product-banner.tsx';
import type { ShownProduct } from './product-data.ts';
import { ProductIntro } from './product-intro.tsx';
import { VideoLink } from './video-link.tsx';

interface SoftwareLayoutProps {
  readonly data: ShownProduct<SoftwarePage>;
  /** Whose builds it offers. */
  readonly types: readonly ProductType[];
  /** Title of the list of functions. */
  readonly functions: string;
  /** How many functions show until View All is pressed. */
  readonly atFirst?: number;
  readonly tellsRefusals?: boolean;
  /** The cards of the download block. */
  readonly children: (builds: readonly DatedBuild[]) => ReactNode;
  /** What is the product's own, between introduction and download, and after the modules. */
  readonly beforeDownload?: ReactNode;
  readonly afterModules?: ReactNode;
}

/** The layout that all pages of a software share (product-rules.md#product-page-layout). */
export function SoftwareLayout({
  data,
  types,
  functions,
  atFirst,
  tellsRefusals,
  children,
  beforeDownload,
  afterModules,
}: SoftwareLayoutProps) {
  const { page } = data;
  return (
    <>
      <ProductBanner page={page}>
        <VideoLink video={page.video} />
      </ProductBanner>
      <ProductIntro page={page} />
      {beforeDownload}
      <DownloadSection data={data} types={types} {...(tellsRefusals && { tellsRefusals })}>
        {children}
      </DownloadSection>
      <ModuleCarousel title={`Inside ${page.title}`} modules={page.modules} />
      {afterModules}
      <FunctionList title={functions} functions={page.functions} {...(atFirst !== undefined && { atFirst })}>
        {page.more && <MoreFunctions name={page.title} functions={page.more} />}
      </FunctionList>
      <NextSteps page={page} />
    </>
  );
}
