/** A segment APP14 as Adobe writes it, which says that the four inks are not turned into YCCK (ITU T.872, 6.5.3). */
const adobeMarker = Buffer.from('ffee000e41646f626500640000000000', 'hex');

/**
 * A JPEG of four inks with the marker by which the decoder knows that they are stored inverted: browsers take them for that with and without it. A marker
 * that is there already stands behind this one, and says what counts.
 */
export function withAdobeMarker(jpeg: Uint8Array): Uint8Array {
  return Buffer.concat([jpeg.subarray(0, 2), adobeMarker, jpeg.subarray(2)]);
}

/** Whether a profile tells how four inks look (ICC.1:2022, 7.2.6): browsers pass over any other one in such a picture. */
export function hasCmykProfile(profile: Buffer | undefined): boolean {
  return profile?.toString('latin1', 16, 20) === 'CMYK';
}

/**
 * The colours that browsers give to four inks without a profile: each of cyan, magenta and yellow darkens its colour, and black all of them.
 * @param inks rows of cyan, magenta, yellow and black, from 0 to 255, no ink being 0
 * @returns rows of red, green and blue
 */
export function browserRgb(inks: Uint8Array): Buffer {
  const rgb = Buffer.alloc((inks.length / 4) * 3);
  for (let from = 0, at = 0; from < inks.length; from += 4) {
    const light = 255 - (inks[from + 3] ?? 0);
    for (let ink = from; ink < from + 3; ink += 1, at += 1)
      rgb[at] = Math.round(((255 - (inks[ink] ?? 0)) * light) / 255);
  }
  return rgb;
}
