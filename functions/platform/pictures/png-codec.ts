import * as z from 'zod/mini';
import { codecModule, type Pixels, UnreadablePicture } from './codec-module.ts';
import { pngCodecFile } from './png-codec-file.ts';

// The package's own JavaScript keeps one instance for good: what one picture has broken, or made large, would be in the way of the next.

const codec = codecModule(pngCodecFile);

type Call = (...numbers: number[]) => number;
const call = z.custom<Call>((value) => typeof value === 'function');

const Exports = z.object({
  memory: z.instanceof(WebAssembly.Memory),
  decode: call,
  encode: call,
  __wbindgen_malloc: call,
  __wbindgen_add_to_stack_pointer: call,
});

/** What the codec calls as it hands decoded pixels over, by how its name begins; nothing else of it is used. */
const handsOver = '__wbg_newwithownedu8clampedarray';

/** A fresh instance, and where it says that its pixels are. */
function instantiate() {
  const handed: { at: number; length: number; width: number; height: number }[] = [];
  const refused = () => {
    throw new UnreadablePicture('The codec cannot read this PNG');
  };
  const handedOver = (at: number, length: number, width: number, height: number) => {
    handed.push({ at: at >>> 0, length: length >>> 0, width: width >>> 0, height: height >>> 0 });
    return 0;
  };
  const module = codec();
  const imports: Record<string, WebAssembly.ImportValue> = Object.fromEntries(
    WebAssembly.Module.imports(module).map(({ name }) => [name, name.startsWith(handsOver) ? handedOver : refused]),
  );
  const exported = Exports.parse(new WebAssembly.Instance(module, { wbg: imports }).exports);
  const put = (bytes: Uint8Array): number => {
    const at = exported.__wbindgen_malloc(bytes.length, 1) >>> 0;
    new Uint8Array(exported.memory.buffer).set(bytes, at);
    return at;
  };
  return { ...exported, put, handed };
}

/** @throws UnreadablePicture for what is none */
export function decodePng(bytes: Uint8Array): Pixels {
  const { decode, put, handed, memory } = instantiate();
  try {
    decode(put(bytes), bytes.length);
  } catch {
    throw new UnreadablePicture('The codec cannot read this PNG');
  }
  const [pixels] = handed;
  if (!pixels) throw new UnreadablePicture('The codec found no pixels in this PNG');
  const { at, length, width, height } = pixels;
  return { width, height, data: new Uint8ClampedArray(memory.buffer, at, length) };
}

export function encodePng({ data, width, height }: Pixels): Uint8Array {
  const { encode, put, memory, __wbindgen_add_to_stack_pointer: moveStack } = instantiate();
  const answer = moveStack(-16);
  encode(answer, put(new Uint8Array(data.buffer, data.byteOffset, data.byteLength)), data.byteLength, width, height, 8);
  const [at = 0, length = 0] = new Uint32Array(memory.buffer, answer, 2);
  return new Uint8Array(memory.buffer, at, length).slice();
}
