import type { Size } from './crop-geometry.ts';

/** A picture that can be drawn, and its size. */
export interface OpenedPhoto extends Size {
  readonly picture: CanvasImageSource;
}

/** Pixels of the longer side beyond which a picture is made smaller before it is moved about: a phone draws it with each frame. */
const longest = 3_000;

/**
 * Opens a photo, upright by what its camera noted.
 * @throws EncodingError where it is no picture that this browser can show
 */
export async function openPhoto(file: Blob): Promise<OpenedPhoto> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const share = Math.min(1, longest / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * share));
    canvas.height = Math.max(1, Math.round(naturalHeight * share));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return { picture: canvas, width: canvas.width, height: canvas.height };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
