/** The products' own user interfaces: whole screens, and the parts that small places show. */

import type { Shot } from './picture.ts';

/** A whole screen, for heroes, dialogs and product pages. */
function whole(screen: string): Shot {
  return {
    name: `screen-${screen}`,
    screen,
    widths: [2240, 1600, 1120],
    ceilings: { 2240: 110_000, 1600: 70_000, 1120: 45_000 },
  };
}

/** A part whose labels can be read on a card or a phone; `largest` is at most twice its CSS pixels. */
function part(screen: string, name: string, largest = 960): Shot {
  return {
    name: `screen-${screen}-${name}`,
    screen,
    part: name,
    widths: [largest, 640],
    ceilings: { [largest]: 40_000, 640: 25_000 },
  };
}

/** A whole screen of a small tool, in a window of 900 × 600 CSS pixels. */
function tool(screen: string): Shot {
  return {
    name: `screen-${screen}`,
    screen,
    widths: [1800, 1350, 900],
    ceilings: { 1800: 90_000, 1350: 60_000, 900: 36_000 },
  };
}

/** A whole screen of a tablet or a phone; the largest width is twice its CSS pixels. */
function handheld(screen: string, widths: readonly [large: number, middle: number, small: number]): Shot {
  const [large, middle, small] = widths;
  return {
    name: `screen-${screen}`,
    screen,
    widths,
    ceilings: { [large]: 100_000, [middle]: 55_000, [small]: 30_000 },
  };
}

export const screens: readonly Shot[] = [
  whole('s3-pro'),
  part('s3-pro', 'timeline', 840),
  part('s3-pro', 'preview'),
  part('s3-pro', 'channel-map', 750),
  whole('s3'),
  part('s3', 'blending', 940),
  part('s3', 'channels', 780),
  whole('s2'),
  part('s2', 'cues', 840),
  part('s2', 'keys', 896),
  whole('s1'),
  part('s1', 'windows', 696),
  whole('s3-lite'),
  whole('p1-video'),
  part('p1-video', 'program', 840),
  whole('p1-audio'),
  part('p1-audio', 'waveforms'),
  whole('p1-plus'),
  part('p1-plus', 'layers', 840),
  whole('c-series'),
  part('c-series', 'venues'),
  part('c-series', 'schedule'),
  whole('hvc'),
  part('hvc', 'settings', 848),
  tool('ndi'),
  part('ndi', 'preview'),
  tool('license-reader'),
  whole('assistant-patterns'),
  part('assistant-patterns', 'pattern', 888),
  whole('assistant-calculators'),
  part('assistant-calculators', 'calculator'),
  handheld('cc-max-tablet', [2048, 1280, 800]),
  part('cc-max-tablet', 'programs'),
  handheld('cc-max-phone', [780, 585, 390]),
  handheld('touch-tablet', [2048, 1280, 800]),
  part('touch-tablet', 'scenes'),
  handheld('touch-phone', [780, 585, 390]),
  whole('stream-deck'),
  part('stream-deck', 'panel'),
  handheld('stream-deck-keys', [1680, 1120, 640]),
  part('stream-deck-keys', 'cues'),
];
