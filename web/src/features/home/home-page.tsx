import { useEffect } from 'react';
import { brand } from '../../../../shared/brand.ts';
import { applyLanguageChoice } from '../../lib/language-choice.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Chooser } from './chooser.tsx';
import { Closing } from './closing.tsx';
import { Contact } from './contact.tsx';
import { Hero } from './hero.tsx';
import { InMotion } from './in-motion.tsx';
import { LatestReleases } from './latest-releases.tsx';
import type { HomeData } from './load-home.ts';
import { Proof } from './proof.tsx';

export const night = true;

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
      <Proof cases={data.cases} />
      <LatestReleases newest={data.newest} productTabs={data.productTabs} />
      <Closing />
      <Contact />
    </>
  );
}
