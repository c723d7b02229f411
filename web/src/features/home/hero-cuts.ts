import type { PicturePreload } from '../../lib/page-module.ts';
import { media } from '../../ui/breakpoints.ts';

/** The opening picture in its two cuts: few kilobytes upright for phones, the whole stage for the rest. */
export const heroCuts = {
  upright: { name: 'hero-stage-portrait', media: media['before-tablet'], sizes: '100vw' },
  stage: { name: 'hero-stage', media: media['from-tablet'], sizes: '100vw' },
} as const satisfies Record<string, PicturePreload>;
