const orientationTag = 0x0112;
const header = 'Exif\0\0';

/**
 * How a picture is to be turned, as the camera noted it.
 * @param segment content of a JPEG's APP1
 * @returns from 1 to 8; 1, as it is, where nothing else can be read
 */
export function orientationOf(segment: Uint8Array): number {
  if (String.fromCharCode(...segment.subarray(0, header.length)) !== header) return 1;
  const tiff = segment.subarray(header.length);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittle);
    for (let entry = 0; entry < view.getUint16(directory, isLittle); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, isLittle) !== orientationTag) continue;
      const orientation = view.getUint16(at + 8, isLittle);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch (error) {
    // What it points to lies outside of it.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}
