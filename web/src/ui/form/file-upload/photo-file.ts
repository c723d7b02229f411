import { uploadMessages } from '../../../../../shared/upload-kinds.ts';

/** How many bytes of a file tell what it is. */
const headLength = 12;

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Brands of HEIF files, which phones write in place of JPEG; each stands behind `ftyp`. */
const heicBrands = /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/;

const heic = `${uploadMessages.type} This one is HEIC, as an iPhone keeps its photos: share it with yourself as JPEG (Options, Most Compatible), or take a picture of the screen.`;

const startsWith = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, place) => head[place] === byte);

/**
 * What is wrong with a file that somebody chose as a photo, by its first bytes and not by its name, which proves nothing; undefined where it may be cut. How large it
 * is does not matter yet: what is sent is smaller than what was chosen.
 * @param head its first twelve bytes
 */
export function photoTrouble(head: Uint8Array): string | undefined {
  if (startsWith(head, jpeg) || startsWith(head, png)) return undefined;
  const box = String.fromCharCode(...head.slice(4, headLength));
  return heicBrands.test(box) ? heic : uploadMessages.type;
}

/** The same of a file. */
export async function troubleOfPhoto(file: Blob): Promise<string | undefined> {
  return photoTrouble(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
}
