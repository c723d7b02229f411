/** The products' own user interfaces: whole screens, and the parts that small places show. */

import type { Shot } from './picture.ts';

/** A whole screen, for heroes, dialogs and product pages. */
function _whole(screen: string): Shot {
  return {
    name: `screen-${screen}`,
    screen,
    widths: [2240, 1600, 1120],
    ceilings: { 2240: 110_000, 1600: 70_000, 1120: 45_000 },
  };
}

/** A part whose labels can be read on a card or a phone. */
function _part(screen: string, name: string): Shot {
  return {
    name: `screen-${screen}-${name}`,
    screen,
    part: name,
    widths: [960, 640],
    ceilings: { 960: 40_000, 640: 25_000 },
  };
}

export const screens: readonly Shot[] = [];
