import type { PicturePreload } from '../../../lib/pages/page-module.ts';
import { media } from '../../../ui/style/breakpoints.ts';

interface Covered {
  readonly cover: string;
  readonly phoneCover?: string | undefined;
}

/** The width at which `product-banner.module.css` draws the picture; a little less on phones, most of which need no more than 640 pixels then. */
const sizes = `${media['from-desktop']} min(74rem, 90vw), ${media['from-tablet']} 90vw, 88vw`;

/** The picture of the banner and, where there is one, the cut of it that a phone shows. */
export function bannerPicture({ cover, phoneCover }: Covered) {
  const whole = { name: cover, sizes, media: phoneCover ? media['from-tablet'] : 'all' };
  const cut = phoneCover === undefined ? undefined : { name: phoneCover, media: media['before-tablet'] };
  const preloads: PicturePreload[] = cut ? [whole, { ...cut, sizes }] : [whole];
  return { name: cover, sizes, cut, preloads };
}
