import type { PicturePreload } from '../../../lib/pages/page-module.ts';
import { media } from '../../../ui/style/breakpoints.ts';

/** The software that the opening shows in its window, 16:10. */
export const heroScreen = {
  name: 'screen-s3-pro',
  alt: 'S3 Pro: the stage and its sixteen outputs above, the timeline and the channel map of the show below',
  /** On phones only the timeline, large enough that its labels can be read. */
  cut: { name: 'screen-s3-pro-timeline', media: `${media['before-tablet']}, ${media['lying-phone']}` },
};

/** A little less than it has, so that on most phones 640 pixels are enough, and nobody sees the difference. */
export const ofPhone = '88vw';

/** What lies behind, by screen: few kilobytes upright for phones, the whole stage for the rest. */
export const heroCuts = {
  phone: { name: 'hero-stage-portrait', media: media['before-tablet'], sizes: ofPhone },
  stage: { name: 'hero-stage', media: media['tablet-to-large-screen'], sizes: '100vw' },
  large: { name: 'hero-stage', media: media['from-large-screen'], sizes: '100vw' },
} as const satisfies Record<string, PicturePreload>;
