import decoderFactory from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import encoderFactory from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import { defaultOptions } from '@jsquash/jpeg/meta.js';
import { codecModule, type Pixels, UnreadablePicture } from './codec-module.ts';
import { jpegDecoderFile } from './jpeg-decoder-file.ts';
import { jpegEncoderFile } from './jpeg-encoder-file.ts';

const decoder = codecModule(jpegDecoderFile);
const encoder = codecModule(jpegEncoderFile);

/** A fresh instance for each picture: what one has broken, or made large, is gone with it. */
function instanceOf(module: WebAssembly.Module) {
  return {
    noInitialRun: true,
    instantiateWasm: (imports: WebAssembly.Imports, received: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(module, imports);
      received(instance);
      return instance.exports;
    },
  };
}

/** @throws UnreadablePicture for what is none, or of colours that no screen shows */
export async function decodeJpeg(bytes: Uint8Array): Promise<Pixels> {
  const instance = await decoderFactory(instanceOf(decoder()));
  try {
    const decoded = instance.decode(new Uint8Array(bytes), false);
    if (decoded) return { width: decoded.width, height: decoded.height, data: decoded.data };
  } catch {
    // Whatever it throws, numbers too, is of the file.
  }
  throw new UnreadablePicture('The decoder cannot read this JPEG');
}

/** Good enough to print a photo, and nothing that a person sees is lost. */
const quality = 85;

export async function encodeJpeg({ data, width, height }: Pixels): Promise<Uint8Array> {
  const instance = await encoderFactory(instanceOf(encoder()));
  return new Uint8Array(instance.encode(data, width, height, { ...defaultOptions, quality }));
}
