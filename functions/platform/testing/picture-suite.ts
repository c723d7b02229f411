import sharp, { type Sharp } from 'sharp';
import { aChunk, aJpeg, anExif, aPng, aSegment, withSegments } from './a-picture.ts';

/** A picture as somebody sends it. */
interface SuitePicture {
  readonly what: string;
  /** The public suite or text that has the like. */
  readonly source: string;
  readonly bytes: () => Promise<Buffer>;
  /** How far its colours may be from a browser's, as the mean of a channel; 3 unless stated. */
  readonly most?: number;
}

/** Colours of the whole gamut, each of some pixels so that no codec blurs them. */
function colours(): Sharp {
  const [width, height] = [128, 96];
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [x >> 4, y >> 4];
      data.set([column * 36, row * 51, ((column + row) % 4) * 85], (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const jpegOf = (picture: Sharp) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();

/** A number of an ICC profile, in 65,536ths. */
function fixed(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [at, number] of numbers.entries()) bytes.writeInt32BE(Math.round(number * 65_536), at * 4);
  return bytes;
}

/** A profile of three colours and a gamma (ICC.1:2001-04, 6.3.1.2). @param colorants XYZ of red, green and blue under D50 */
function anRgbProfile(gamma: number, colorants: Readonly<Record<'rXYZ' | 'gXYZ' | 'bXYZ', readonly number[]>>): Buffer {
  const xyz = (values: readonly number[]) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), fixed(...values)]);
  const curve = Buffer.concat([Buffer.from('curv\0\0\0\0\0\0\0\x01'), Buffer.from([0, 0, 0, 0])]);
  curve.writeUInt16BE(Math.round(gamma * 256), 12);
  const tags: readonly (readonly [string, Buffer])[] = [
    ['wtpt', xyz([0.9642, 1, 0.8249])],
    ...Object.entries(colorants).map(([name, values]) => [name, xyz(values)] as const),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve] as const),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  let at = 128 + table.length;
  for (const [index, [name, { length }]] of tags.entries()) {
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(at, 8 + index * 12);
    table.writeUInt32BE(length, 12 + index * 12);
    at += length;
  }
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at);
  head.writeUInt32BE(0x02100000, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  fixed(0.9642, 1, 0.8249).copy(head, 68);
  return Buffer.concat([head, table, ...tags.map(([, content]) => content)]);
}

const adobeRgb = anRgbProfile(563 / 256, {
  rXYZ: [0.60974, 0.31111, 0.01947],
  gXYZ: [0.20528, 0.62567, 0.06087],
  bXYZ: [0.14919, 0.06322, 0.74457],
});
const proPhoto = anRgbProfile(1.8, {
  rXYZ: [0.7977, 0.288, 0],
  gXYZ: [0.1352, 0.7119, 0],
  bXYZ: [0.0313, 0.0001, 0.8249],
});

const withProfile = async (profile: Buffer) =>
  withSegments(await jpegOf(colours()), aSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), profile])));

/** A JPEG of four inks, without a profile, as Photoshop marks it. */
const cmyk = () => jpegOf(colours().toColourspace('cmyk'));

/** The same with another Adobe marker. @param transform 0 inks, 2 YCCK; undefined for none */
async function cmykWith(transform: 0 | 2 | undefined): Promise<Buffer> {
  const jpeg = await cmyk();
  const at = jpeg.indexOf(Buffer.from('ffee000e41646f6265', 'hex'));
  const marker = jpeg.subarray(at, at + 16);
  marker[15] = transform ?? 0;
  return Buffer.concat([jpeg.subarray(0, at), ...(transform === undefined ? [] : [marker]), jpeg.subarray(at + 16)]);
}

const dct = 'libjpeg-turbo, testimages';
const jpegProfiles = 'Web Platform Tests, css/css-images and css/css-color/tagged-images';
const pngSuite = 'PngSuite of Willem van Schaik';

/** Pictures that are kept as browsers show them. */
export const goodPictures: readonly SuitePicture[] = [
  { what: 'a baseline JPEG', source: `${dct}, testorig.jpg`, bytes: () => jpegOf(colours()) },
  {
    what: 'a progressive JPEG',
    source: `${dct}, testimgint.jpg`,
    bytes: () => colours().jpeg({ quality: 95, progressive: true }).toBuffer(),
  },
  { what: 'a grey JPEG', source: `${dct}, testgray`, bytes: () => jpegOf(colours().toColourspace('b-w')) },
  {
    what: 'a JPEG of four inks with the Adobe marker',
    source: 'Pillow, pil_sample_cmyk.jpg',
    bytes: () => cmykWith(0),
  },
  { what: 'a JPEG of four inks without marker', source: 'Pillow, issue 3144', bytes: () => cmykWith(undefined) },
  { what: 'a JPEG of YCCK', source: 'TwelveMonkeys, cmyk-sample.jpg', bytes: () => cmykWith(2) },
  {
    what: 'a JPEG of four inks with their profile',
    source: 'sharp, test/fixtures/Channel_digital_image_CMYK_color.jpg',
    bytes: () => jpegOf(colours().toColourspace('cmyk').withIccProfile('cmyk')),
    // Chromium shows the darkest ink of the profile as it is printed, sharp as black.
    most: 15,
  },
  {
    what: 'a JPEG in Display P3',
    source: `${jpegProfiles}, display-p3`,
    bytes: () => jpegOf(colours().withIccProfile('p3')),
  },
  { what: 'a JPEG in Adobe RGB', source: `${jpegProfiles}, adobe-rgb`, bytes: () => withProfile(adobeRgb) },
  { what: 'a JPEG in ProPhoto RGB', source: `${jpegProfiles}, prophoto-rgb`, bytes: () => withProfile(proPhoto) },
  {
    what: 'a PNG in Display P3',
    source: 'W3C PNG, iCCP',
    bytes: () => colours().png().withIccProfile('p3').toBuffer(),
  },
  {
    what: 'a PNG of 16 bits',
    source: `${pngSuite}, basn2c16`,
    bytes: () => colours().toColourspace('rgb16').png().toBuffer(),
  },
  {
    what: 'a PNG of a palette',
    source: `${pngSuite}, basn3p08`,
    bytes: () => colours().png({ palette: true }).toBuffer(),
  },
  {
    what: 'an interlaced PNG',
    source: `${pngSuite}, basi2c08`,
    bytes: () => colours().png({ progressive: true }).toBuffer(),
  },
  { what: 'a grey PNG', source: `${pngSuite}, basn0g08`, bytes: () => colours().toColourspace('b-w').png().toBuffer() },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({
    what: `a photo of orientation ${orientation}`,
    source: `recurser/exif-orientation-examples, Landscape_${orientation}.jpg`,
    bytes: () => aJpeg(128, 96, anExif(orientation)),
  })),
];

/** A PNG with one bit changed. @param place of the chunk's length to the bit, in bytes */
async function brokenPng(chunk: string, place: (length: number) => number): Promise<Buffer> {
  const png = aPng();
  const at = png.indexOf(chunk) - 4;
  const broken = at + place(png.readUInt32BE(at));
  png[broken] = (png[broken] ?? 0) ^ 1;
  return png;
}

/** Files that are refused, as they are no whole picture. */
export const badPictures: readonly SuitePicture[] = [
  ...[0.3, 0.6, 0.9].map((share) => ({
    what: `a JPEG that ends after ${share} of it`,
    source: 'libjpeg-turbo, fuzz/cjpeg and issue 252',
    bytes: async () => {
      const jpeg = await jpegOf(colours());
      return jpeg.subarray(0, jpeg.length * share);
    },
  })),
  {
    what: 'a progressive JPEG that ends in the middle',
    source: 'sharp, test/fixtures/truncated.jpg',
    bytes: async () => (await colours().jpeg({ progressive: true }).toBuffer()).subarray(0, 450),
  },
  {
    what: 'a PNG that ends in the middle',
    source: 'sharp, test/fixtures/truncated.png',
    bytes: async () => aPng().subarray(0, 90),
  },
  {
    what: 'a PNG whose pixels have a wrong checksum',
    source: `${pngSuite}, xcsn0g01`,
    bytes: () => brokenPng('IDAT', (length) => length + 8),
  },
  {
    what: 'a PNG whose head has a wrong checksum',
    source: `${pngSuite}, xhdn0g08`,
    bytes: () => brokenPng('IHDR', (length) => length + 8),
  },
  {
    what: 'a PNG without pixels',
    source: `${pngSuite}, xdtn0g01`,
    bytes: async () => Buffer.concat([aPng().subarray(0, 33), aChunk('IEND', Buffer.alloc(0))]),
  },
  { what: 'a PNG of colour type 1', source: `${pngSuite}, xc1n0g08`, bytes: async () => withHead(25, 1) },
  { what: 'a PNG of a depth of 0', source: `${pngSuite}, xd0n2c08`, bytes: async () => withHead(24, 0) },
];

/** A PNG whose head, with the right checksum, has another byte at a place. */
function withHead(place: number, byte: number): Buffer {
  const png = aPng();
  png[place] = byte;
  return Buffer.concat([png.subarray(0, 8), aChunk('IHDR', png.subarray(16, 29)), png.subarray(33)]);
}
