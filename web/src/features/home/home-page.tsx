import { useEffect } from 'react';
import { brand } from '../../../../shared/brand.ts';
import { applyLanguageChoice } from '../../lib/language-choice.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { Cases } from './cases.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { LatestReleases } from './latest-releases.tsx';
import type { HomeData } from './load-home.ts';

export const night = true;

/** Home (product-rules.md#home). */
export default function HomePage({ data }: PageProps<HomeData>) {
  // The inline loader has done this for a new document; here it is for visitors who follow a link inside the site.
  useEffect(() => applyLanguageChoice(brand.mainSiteUrl), []);

  return (
    <>
      <Hero />
      <CategoryTiles />
      <LatestReleases releases={data.latest} />
      <Cases cases={data.cases} />
      <Closing />
    </>
  );
}
