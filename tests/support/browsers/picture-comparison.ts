import sharp from 'sharp';

/** A channel may differ by this much, of 255: stored pictures have 256 colours, and edges are smoothed a little differently everywhere. */
const tolerance = 20;
/** Pixels of ten thousand that may differ by more. */
const mostDiffering = 1;

interface Comparison {
  readonly alike: boolean;
  /** What was expected, what was seen, and where they differ, side by side, as PNG. */
  readonly sheet: () => Promise<Buffer>;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The pixels of a picture in stored size, on a ground of the given size; smoothed by less than a pixel, as stored photographs have few colours. */
async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Pixels> {
  const own = await sharp(picture).metadata();
  const data = await sharp(picture)
    .removeAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: '#f0f' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const smooth = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .raw()
    .toBuffer();
  return { data: smooth, width, height };
}

/** Half as wide and high: four pixels become one, so that edges compare by where they are and not by how they are smoothed. */
async function halved(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.ceil(width / 2), height: Math.ceil(height / 2), fit: 'fill', kernel: 'linear' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** For storing: half the size, 256 colours, and the same bytes for the same picture. Each change of one stays in the repository for ever. */
export async function compressPicture(picture: Buffer): Promise<Buffer> {
  const few = await sharp(await halved(picture))
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toBuffer();
  return sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Compares a stored picture with one that was taken now; another size is a difference. */
export async function comparePictures(expected: Buffer, taken: Buffer): Promise<Comparison> {
  const actual = await halved(taken);
  const [stored, seen] = await Promise.all([sharp(expected).metadata(), sharp(actual).metadata()]);
  const [width, height] = [Math.max(stored.width, seen.width), Math.max(stored.height, seen.height)];
  const [before, after] = await Promise.all([pixelsOf(expected, width, height), pixelsOf(actual, width, height)]);

  const difference = Buffer.alloc(width * height * 3, 24);
  let differing = 0;
  for (let at = 0; at < before.data.length; at += 3) {
    const farthest = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0))),
    );
    if (farthest <= tolerance) continue;
    differing += 1;
    difference.set([255, 64, 160], at);
  }
  const sameSize = stored.width === seen.width && stored.height === seen.height;

  const sheet = () => {
    const raw = { raw: { width, height, channels: 3 } } as const;
    const gap = 12;
    const ground = { width: 3 * width + 2 * gap, height, channels: 3, background: '#808080' } as const;
    return sharp({ create: ground })
      .composite([
        { input: before.data, ...raw, left: 0, top: 0 },
        { input: after.data, ...raw, left: width + gap, top: 0 },
        { input: difference, ...raw, left: 2 * (width + gap), top: 0 },
      ])
      .png()
      .toBuffer();
  };
  return { alike: sameSize && differing * 10_000 <= mostDiffering * width * height, sheet };
}
