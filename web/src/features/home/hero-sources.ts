import { pictureSources } from '../../lib/picture-sources.ts';

/** One cut of the opening picture, and the screens it is for. */
export interface HeroSource {
  readonly media: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
}

const wide = '(min-width: 48rem)';
const narrow = '(max-width: 47.99rem)';

/** The opening picture in its two cuts: few kilobytes upright for phones, the whole stage for the rest. */
export function heroSources(): { readonly upright: HeroSource; readonly stage: HeroSource; readonly fallback: string } {
  const stage = pictureSources('hero-stage');
  const upright = pictureSources('hero-stage-portrait');
  return {
    upright: {
      media: narrow,
      srcSet: upright.srcSet('avif'),
      sizes: '100vw',
      width: upright.width,
      height: upright.height,
    },
    stage: { media: wide, srcSet: stage.srcSet('avif'), sizes: '100vw', width: stage.width, height: stage.height },
    fallback: stage.fallback,
  };
}
