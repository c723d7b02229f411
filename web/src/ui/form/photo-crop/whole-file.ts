import { CutTrouble, cutFile } from './cut-file.ts';
import { openPhoto } from './open-photo.ts';

/** Pixels of the longer side that are sent at most: what is kept has no more (product-rules.md#inspection). */
const longest = 2_048;

/**
 * A whole picture as it is sent, with nothing in it but what it shows.
 * @throws CutTrouble, with words for a person, where it cannot be opened, or is too large
 */
export async function wholeFile(file: Blob): Promise<File> {
  const { picture, width, height } = await openPhoto(file).catch(() => {
    throw new CutTrouble('This file cannot be opened as a picture. Please choose another one.');
  });
  const widest = Math.round(width * Math.min(1, longest / Math.max(width, height)));
  return cutFile(picture, { left: 0, top: 0, width, height }, widest);
}
