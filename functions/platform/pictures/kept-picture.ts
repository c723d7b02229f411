import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { type UploadType, uploadBytes } from '../../../shared/upload-kinds.ts';
import { browserRgb, hasCmykProfile, withAdobeMarker } from './cmyk.ts';
import { type KeptPicture, RefusedPicture } from './picture-outcome.ts';

/** What is decoded at most (product-rules.md#inspection): pixels, pixels of a side, and bytes in memory. */
const most = { pixels: 40_000_000, side: 30_000, bytes: 160_000_000 } as const;

/** The longer side of what is kept, in pixels: more than a page shows or a card prints. */
const keptSide = 2_048;

/** Good enough to print a photo: colours stay as far as a person sees, those of single pixels too. */
const jpegOptions = { quality: 90, chromaSubsampling: '4:4:4' } as const;

/** A file that ends too early and a wrong checksum are refused; what every browser passes over, such as bytes between two segments, is not. */
const decoding = { failOn: 'error', limitInputPixels: most.pixels } as const satisfies SharpOptions;

/**
 * Makes of a file the picture that is kept: decoded and written anew in its format, in sRGB, upright, its longer side of 2,048 pixels at most.
 * @throws RefusedPicture for anything that is no JPEG or PNG, or a larger one
 */
export async function keptPicture(bytes: Uint8Array): Promise<KeptPicture> {
  if (bytes.length > uploadBytes.most) throw new RefusedPicture('too-large');
  const type = typeOf(bytes);
  if (!type) throw new RefusedPicture('not-a-picture');
  // Whatever the decoder throws is of the file.
  const unreadable = () => {
    throw new RefusedPicture('unreadable');
  };
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  demandDecodable(head);
  const { data, info } = await written(bytes, head, type).catch(unreadable);
  return { bytes: data, type, width: info.width, height: info.height };
}

/** The first bytes of the formats that are kept: nothing else reaches a decoder, of which sharp has one for every format. */
const signatures: Readonly<Record<UploadType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What a file is by its first bytes, whatever it is called. */
function typeOf(bytes: Uint8Array): UploadType | undefined {
  const starts = (type: UploadType) => signatures[type].every((byte, index) => bytes[index] === byte);
  return (['image/jpeg', 'image/png'] as const).find(starts);
}

function demandDecodable({ width, height, depth }: Metadata): void {
  const pixels = width * height;
  const decodedBytes = pixels * 4 * (depth === 'ushort' ? 2 : 1);
  if (pixels > most.pixels || decodedBytes > most.bytes || Math.max(width, height) > most.side)
    throw new RefusedPicture('too-many-pixels');
}

async function written(bytes: Uint8Array, { space, icc }: Metadata, type: UploadType) {
  const isCmyk = space === 'cmyk';
  const upright = sharp(isCmyk ? withAdobeMarker(bytes) : bytes, decoding)
    .autoOrient()
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true });
  const picture = isCmyk && !hasCmykProfile(icc) ? await withoutProfile(upright) : upright;
  const encoded = type === 'image/png' ? picture.png() : picture.jpeg(jpegOptions);
  return encoded.toBuffer({ resolveWithObject: true });
}

/** The picture of four inks of which nobody says how they look, in the colours that browsers show. */
async function withoutProfile(picture: Sharp): Promise<Sharp> {
  const inks = picture.pipelineColourspace('cmyk').toColourspace('cmyk').raw();
  const { data, info } = await inks.toBuffer({ resolveWithObject: true });
  return sharp(browserRgb(data), { raw: { width: info.width, height: info.height, channels: 3 } });
}
