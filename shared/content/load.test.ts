import { createHash } from 'node:crypto';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { contentFolder, problemsOf, smallContent, smallLibrary } from './content-folder.ts';
import { type ContentLibrary, storedBuilds } from './library.ts';
import { loadContent } from './load.ts';

const release = smallContent['releases/s1/2.5.1.md'] ?? '';
const product = smallContent['products/s1.md'] ?? '';

describe('content that is in order', () => {
  it('content is read from its files, texts as one line and notes as HTML', () => {
    const { products, releases, cases } = smallLibrary();
    expect(products).toMatchObject([
      { id: 3, title: 'S1', path: '/product-s1', text: 'Window control for conferences.' },
    ]);
    expect(releases).toMatchObject([
      { type: 1, version: '2.5.1', name: 'S1 2.5.1', notes: '<p>A maintenance release.</p>' },
    ]);
    expect(cases).toMatchObject([{ title: 'Forty acts, one evening', category: 'Stage & Variety shows' }]);
  });

  it('content is read the same from files with Windows line ends', () => {
    const windows = Object.fromEntries(
      Object.entries(smallContent).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]),
    );
    expect(JSON.stringify(smallLibrary(windows))).toBe(JSON.stringify(smallLibrary()));
  });

  it('a product without a route of its own gets its id as the parameter of its path', () => {
    expect(smallLibrary({ 'products/s1.md': product.replace('productS1', 'productDetail') }).products[0]?.path).toBe(
      '/default-3',
    );
  });

  it('releases of a type are sorted newest first, by day and then by id', () => {
    const { releases } = smallLibrary({
      'releases/s1/2.4.0.md': release.replace('104', '90').replace('2026-03-10', '2024-01-01'),
      'releases/s1/2.6.0.md': release.replace('104', '105'),
    });
    expect(releases.map(({ version }) => version)).toEqual(['2.6.0', '2.5.1', '2.4.0']);
  });
});

describe('the file behind a build', () => {
  /** The bytes of the first stored build. The file of a build with a `path` must still exist when they are read. */
  const bytesOf = (library: ContentLibrary) => buffer(storedBuilds(library)[0]?.open() ?? Readable.from([]));

  it('the file of a build is a sample archive, named by product, version and platform', async () => {
    const library = smallLibrary();
    const [build] = storedBuilds(library);
    expect(build).toMatchObject({
      platform: 'windows',
      fileName: 'S1 2.5.1 Windows',
      path: '/downloads/s1/2.5.1/s1-2.5.1-windows.zip',
    });
    const bytes = await bytesOf(library);
    expect(build?.size).toBe(bytes.length);
    expect(build?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('the file of a build lies beside the release when a path is given, with the extension of that file', async () => {
    const changed = release.replace('{ package: sample }', '{ path: files/setup.msi }');
    using folder = contentFolder({ 'releases/s1/2.5.1.md': changed, 'releases/s1/files/setup.msi': 'installer' });
    const library = loadContent(folder.path);
    expect(storedBuilds(library)[0]?.path).toBe('/downloads/s1/2.5.1/s1-2.5.1-windows.msi');
    expect((await bytesOf(library)).toString()).toBe('installer');
  });

  it('a file beyond the 5 GB that one upload takes is refused before it is read', () => {
    const changed = release.replace('package: sample', 'path: setup.msi');
    using folder = contentFolder({ 'releases/s1/2.5.1.md': changed, 'releases/s1/setup.msi': 'installer' });
    truncateSync(join(folder.path, 'releases/s1/setup.msi'), 5.25 * 1024 ** 3);
    expect(() => loadContent(folder.path)).toThrow(
      'releases/s1/2.5.1.md:5 builds.windows: The file cannot be published: it has 5.25 GB, and one upload takes 5 GB at most',
    );
  });

  it('an Android build is an .apk, and a build with an address is the store itself', () => {
    const changed = release.replace(
      'mac: # announced',
      "android: { package: sample }\n  ios: { address: 'https://apps.example.com/s1' }",
    );
    const builds = smallLibrary({ 'releases/s1/2.5.1.md': changed }).releases[0]?.builds;
    expect(builds?.map((build) => build.kind !== 'announced' && build.path)).toEqual([
      '/downloads/s1/2.5.1/s1-2.5.1-windows.zip',
      '/downloads/s1/2.5.1/s1-2.5.1-android.apk',
      'https://apps.example.com/s1',
    ]);
  });

  it('an announced build has no file', () => {
    expect(smallLibrary().releases[0]?.builds[1]).toEqual({
      kind: 'announced',
      platform: 'mac',
      fileName: 'S1 2.5.1 Mac',
    });
  });
});

describe('content with problems', () => {
  it('every problem is reported at once, with file, line and field', () => {
    expect(
      problemsOf({
        'releases/s1/2.5.1.md': release.replace('2026-03-10', '2026-3-10').replace('package: sample', 'package: real'),
        'products/s1.md': product.replace('series: s', 'series: x'),
      }),
    ).toEqual([
      'products/s1.md:5 series: Invalid option: expected one of "s"|"c"|"p1"|"hardware"|"auxiliary"',
      'releases/s1/2.5.1.md:3 date: A day is written YYYY-MM-DD',
      'releases/s1/2.5.1.md:5 builds.windows: One of `package: sample`, `path: <file>`, `address: https://…` or nothing (announced) is expected',
    ]);
  });

  it('a load fails with one message for all problems', () => {
    expect(() => smallLibrary({ 'cases/gala.md': 'no front matter' })).toThrow(
      'The content has a problem:\n  cases/gala.md:1 front matter: The file must begin with fields between two lines of ---',
    );
  });

  it.each([
    [
      'a misspelled field',
      release.replace('date:', 'dat:'),
      ['releases/s1/2.5.1.md:2 date: This field is missing', 'releases/s1/2.5.1.md:3 dat: There is no such field'],
    ],
    [
      'YAML that cannot be read',
      release.replace('{ package: sample }', '{ package: sample'),
      [
        'releases/s1/2.5.1.md:6 front matter: Flow map in block collection must be sufficiently indented and end with a }',
      ],
    ],
    [
      'a value that stands for another one',
      release.replace('date: 2026-03-10', 'date: *day'),
      ['releases/s1/2.5.1.md:3 front matter: *day stands for another value; write the value itself'],
    ],
    [
      'a field given twice',
      release.replace('date:', 'id: 105\ndate:'),
      ['releases/s1/2.5.1.md:3 front matter: Map keys must be unique'],
    ],
    [
      'an unknown platform',
      release.replace('mac:', 'linux:'),
      ['releases/s1/2.5.1.md:6 builds.linux: There is no such field'],
    ],
    [
      'no platform',
      release.replace(/ {2}.*\n/g, '').replace('builds:', 'builds: {}'),
      ['releases/s1/2.5.1.md:4 builds: A release names at least one platform'],
    ],
    [
      'no notes',
      release.replace('A maintenance release.', ''),
      ['releases/s1/2.5.1.md:7 text: There is no text below the front matter'],
    ],
    [
      'a file that is not there',
      release.replace('package: sample', 'path: setup.msi'),
      [expect.stringMatching(/^releases\/s1\/2\.5\.1\.md:5 builds\.windows: The file cannot be published: ENOENT/)],
    ],
    [
      'a path out of its folder',
      release.replace('package: sample', 'path: ../../secret.msi'),
      ['releases/s1/2.5.1.md:5 builds.windows.path: A path below the folder of the release is expected'],
    ],
    [
      'a store without https',
      release.replace('package: sample', "address: 'http://apps.example.com'"),
      ['releases/s1/2.5.1.md:5 builds.windows.address: An https address is expected'],
    ],
    [
      'a sub-product release that is not there',
      release.replace('builds:', 'subProduct: { type: 22, version: 9.9.9 }\nbuilds:'),
      ['releases/s1/2.5.1.md:4 subProduct.version: There is no release 9.9.9 of Stream Deck Plugin'],
    ],
  ])('%s is reported as a problem of a release', (_, text, problems) => {
    expect(problemsOf({ 'releases/s1/2.5.1.md': text })).toEqual(problems);
  });

  it.each([
    [
      'an unknown route',
      product.replace('productS1', 'productS9'),
      ['products/s1.md:6 route: There is no route of this name in shared/routes.ts'],
    ],
    [
      'an inherited name as a route',
      product.replace('productS1', 'constructor'),
      ['products/s1.md:6 route: There is no route of this name in shared/routes.ts'],
    ],
    [
      'a type without releases',
      product.replace('[1]', '[1, 21]'),
      ['products/s1.md:8 types.1: There are no releases of type 21'],
    ],
    [
      'a type that does not exist',
      product.replace('[1]', '[1, 99]'),
      ['products/s1.md:8 types.1: There is no product of this type'],
    ],
  ])('%s is reported as a problem of a product', (_, text, problems) => {
    expect(problemsOf({ 'products/s1.md': text })).toEqual(problems);
  });

  it('ids, places and types that are used twice are reported', () => {
    expect(problemsOf({ 'products/s9.md': product, 'releases/s1/2.6.0.md': release })).toEqual([
      'products/s9.md:2 id: 3 is already used in products/s1.md',
      'products/s9.md:3 order: 1 is already used in products/s1.md',
      'releases/s1/2.6.0.md:2 id: 104 is already used in releases/s1/2.5.1.md',
      'products/s9.md:8 types: 1 is already used in products/s1.md',
    ]);
  });

  it('folders that are no product and files that are no version are reported', () => {
    const changed = release.replace('104', '105');
    expect(problemsOf({ 'releases/s9/1.0.0.md': changed, 'releases/s1/new version.md': changed })).toEqual([
      'releases/s1/new version.md:1 file name: new version is not a version',
      'releases/s9:1 folder: No product type in shared/product-slugs.ts has this slug',
    ]);
  });

  it('releases that no product shows are reported', () => {
    expect(problemsOf({ 'releases/s2/3.0.0.md': release.replace('104', '201') })).toEqual([
      'releases/s2/3.0.0.md:2 front matter: No product lists type 2 in its types',
    ]);
  });

  it('nothing is reported that only follows from a file that could not be read', () => {
    expect(problemsOf({ 'products/s1.md': product.replace('title: S1\n', '') })).toEqual([
      'products/s1.md:2 title: This field is missing',
    ]);
  });

  it('a URL config that stands for no build is reported', () => {
    const config = (platform: string) => `---\ntype: 1\nplatform: ${platform}\n---\nA build.\n`;
    const configs = {
      'url-configs/zh_s1_ios.md': config('ios'),
      'url-configs/zh_s1_history.md': config('windows'),
      'url-configs/zh_s1.md': config('windows'),
    };
    expect(problemsOf(configs)).toEqual([
      'url-configs/zh_s1_history.md:3 platform: Type 1 has no build for windows before the newest',
      'url-configs/zh_s1_ios.md:3 platform: No release of type 1 has a build for ios',
    ]);
  });

  it('a folder without files is reported', () => {
    expect(problemsOf({ 'cases/gala.md': '' })).toEqual(['cases:1 folder: There is no file in it']);
  });
});

describe('pictures', () => {
  it('pictures that do not exist are warnings with file and line', () => {
    expect(smallLibrary({}, { pictures: new Set(['s1']) }).warnings).toEqual([
      'cases/gala.md:8 pictures.0.name: There is no picture named stage-variety-show',
    ]);
  });

  it('pictures are not checked where nobody says which exist', () => {
    expect(smallLibrary().warnings).toEqual([]);
  });
});
