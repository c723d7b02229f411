import { useEffect } from 'react';
import { brand } from '../../../../shared/brand.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { applyLanguageChoice } from '../../lib/visitor/language-choice.ts';
import { CaseHighlights } from './cases/case-highlights.tsx';
import { Chooser } from './chooser/chooser.tsx';
import { Closing } from './closing.tsx';
import { Contact } from './contact.tsx';
import type { HomeData } from './load-home.ts';
import { Hero } from './opening/hero.tsx';
import { InMotion } from './opening/in-motion.tsx';
import { CategoryTiles } from './products/category-tiles.tsx';
import { LatestReleases } from './releases/latest-releases.tsx';

export const darkHeader = true;

/** Home (product-rules.md#home). */
export default function HomePage({ data }: PageProps<HomeData>) {
  // The inline loader has done this for a new document; here it is for visitors who follow a link inside the site.
  useEffect(() => applyLanguageChoice(brand.mainSiteUrl), []);

  return (
    <>
      <Hero flagship={data.flagship} />
      <CategoryTiles />
      <Chooser />
      <InMotion />
      <CaseHighlights cases={data.cases} />
      <LatestReleases newest={data.newest} productTabs={data.productTabs} />
      <Closing />
      <Contact />
    </>
  );
}
