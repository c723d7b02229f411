import { uploadBytes, uploadMessages } from '../../../../../shared/upload-kinds.ts';
import type { Cut } from './crop-geometry.ts';

/** What a JPEG of the cut is tried with, until it is small enough to be sent. */
const qualities = [0.9, 0.8, 0.7, 0.55, 0.4] as const;

/** Why a cut cannot be sent, for a person. */
export class CutTrouble extends Error {
  override readonly name = 'CutTrouble';
}

/** Draws a part of a picture so that it fills a canvas. Where the picture is transparent, the paper is white. */
export function drawCut(canvas: HTMLCanvasElement, picture: CanvasImageSource, cut: Cut): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = canvas;
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height);
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/**
 * A part of a picture as a JPEG that may be sent: upright, with nothing in it of where and by what it was taken.
 * @param widest how many pixels it is wide at most; a smaller cut stays as it is
 * @throws CutTrouble where it cannot be made, or is still too large
 */
export async function cutFile(picture: CanvasImageSource, cut: Cut, widest: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(widest, cut.width));
  canvas.height = Math.round((canvas.width * cut.height) / cut.width);
  drawCut(canvas, picture, cut);
  for (const quality of qualities) {
    const blob = await encoded(canvas, quality);
    if (!blob) throw new CutTrouble('This photo cannot be cut in this browser. Please choose another one.');
    if (blob.size <= uploadBytes.most) return new File([blob], 'photo.jpg', { type: blob.type });
  }
  throw new CutTrouble(uploadMessages.size);
}
