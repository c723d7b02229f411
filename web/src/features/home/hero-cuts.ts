import type { PicturePreload } from '../../lib/page-module.ts';

/** The opening picture in its two cuts: few kilobytes upright for phones, the whole stage for the rest. */
export const heroCuts = {
  upright: { name: 'hero-stage-portrait', media: '(max-width: 47.99rem)', sizes: '100vw' },
  stage: { name: 'hero-stage', media: '(min-width: 48rem)', sizes: '100vw' },
} as const satisfies Record<string, PicturePreload>;
