import { vi } from 'vitest';

/** A photo as somebody has one: noise, so that a cut can be told from another, and a PNG is large. */
export async function aPhoto(width: number, height: number, type: 'jpeg' | 'png' = 'jpeg'): Promise<File> {
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  let noise = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    noise = Math.imul(noise, 1_664_525) + 1_013_904_223;
    pixels[at] = 0xff_00_00_00 | (noise >>> 24);
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: `image/${type}` });
  return new File([blob], `me.${type}`, { type: blob.type });
}

type Progress = (share: number) => void;

/**
 * Answers files that are sent, in place of the bucket, until the test ends: they go by `XMLHttpRequest`, which alone says how far they are.
 * @param status is answered to each, the first of them having the place 0
 * @returns the forms that were sent so far
 */
export function answerUploads(status: (place: number, progress: Progress) => number | Promise<number>): FormData[] {
  const all: FormData[] = [];
  class Sending {
    upload: { onprogress?: (event: ProgressEvent) => void } = {};
    onload?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    open() {}
    getAllResponseHeaders() {
      return '';
    }
    abort() {
      this.onabort?.();
    }
    async send(body: FormData) {
      all.push(body);
      const progress: Progress = (loaded) =>
        this.upload.onprogress?.(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 1 }));
      this.status = await status(all.length - 1, progress);
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending);
  return all;
}
