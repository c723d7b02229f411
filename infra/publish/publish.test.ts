import { describe, expect, it } from 'vitest';
import { smallContent, smallLibrary } from '../../shared/content/content-folder.ts';
import { collections } from '../../shared/contract/collections.ts';
import { builtSite } from './built-site.ts';
import { type PublishOptions, publish } from './publish.ts';
import { PublishError } from './publishing-steps.ts';
import { type RecordingTarget, recordingTarget } from './recording-target.ts';

interface Change {
  readonly content?: Record<string, string>;
  readonly web?: Record<string, string>;
}

/** Publishes a small site, changed as told, and answers the publication and what was done to the target meanwhile. */
async function publishTo(
  target: RecordingTarget,
  { content, web }: Change = {},
  options: Partial<PublishOptions> = {},
) {
  const library = smallLibrary(content);
  using site = builtSite(library, web);
  const start = target.log.length;
  const publication = await publish(target, { library, webDirectory: site.path, ...options });
  const log = target.log.slice(start);
  return { ...publication, log, writes: log.filter(isWrite) };
}

const isWrite = (entry: string) => !entry.startsWith('head ') && !entry.endsWith('(dry)');
const position = (log: readonly string[], entry: string) => log.findIndex((line) => line.startsWith(entry));

const release = smallContent['releases/s1/2.5.1.md'] ?? '';
const otherNotes = { 'releases/s1/2.5.1.md': release.replace('A maintenance release.', 'Notes that were corrected.') };
const noSample = { 'releases/s1/2.5.1.md': release.replace('{ package: sample }', '') };

describe('the first publication', () => {
  it('the first publication stores files, then films and manuals, then assets, then items, then pictures, then pages', async () => {
    const { log } = await publishTo(recordingTarget());
    const order = [
      'put downloads/downloads/s1/2.5.1/s1-2.5.1-windows.zip',
      'put media/media/manuals/s3-pro.pdf',
      'put site/assets/client-aaaa.js',
      'publishCollection products',
      'put site/pictures/s1-480.avif',
      'put site/home/index.html',
      'invalidate',
    ].map((entry) => position(log, entry));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(-1);
  });

  it('the first publication publishes every collection, also the empty ones of types without releases', async () => {
    const target = recordingTarget();
    await publishTo(target);
    expect(target.collections.size).toBe(Object.values(collections).flatMap(({ partitions }) => partitions).length);
    expect(JSON.parse(target.collections.get('builds/1') ?? '')).toMatchObject([{ system: 1 }, { system: 2 }]);
    expect(target.collections.get('releases/21')).toBe('[]');
  });

  it('a published build is served as an attachment that may be kept for ever', async () => {
    const target = recordingTarget();
    await publishTo(target);
    expect(target.downloads.objects.get('downloads/s1/2.5.1/s1-2.5.1-windows.zip')).toMatchObject({
      contentType: 'application/zip',
      cacheControl: 'public, max-age=31536000, immutable',
      contentDisposition: 'attachment; filename="S1 2.5.1 Windows.zip"',
    });
  });

  it('a publication counts what each step wrote', async () => {
    const { results } = await publishTo(recordingTarget());
    expect(results.map(({ step, written }) => [step, written])).toEqual([
      ['files', 1],
      ['media', 3],
      ['assets', 2],
      ['collections', 7],
      ['pictures', 2],
      ['pages', 8],
    ]);
  });
});

describe('a publication of what is there already', () => {
  it('publishing what is there already writes nothing, compares no object and says so', async () => {
    const target = recordingTarget();
    await publishTo(target);
    const second = await publishTo(target);
    expect(second.log).toEqual(['publishCollection products (dry)']);
    expect(second.results).toEqual([]);
    expect(second.invalidated).toEqual([]);
  });

  it('publishing what is there already compares every object when told to, and changes nothing', async () => {
    const target = recordingTarget();
    await publishTo(target);
    const second = await publishTo(target, {}, { thorough: true });
    expect(second.results.reduce((sum, { written, removed }) => sum + written + removed, 0)).toBe(0);
    expect(second.invalidated).toEqual([]);
  });

  it('a publication restores what somebody removed from a bucket or emptied in the table', async () => {
    const target = recordingTarget();
    await publishTo(target);
    target.site.objects.delete('home/index.html');
    expect((await publishTo(target)).writes).toContain('put site/home/index.html');
    target.collections.clear();
    expect((await publishTo(target)).writes).toContain('publishCollection releases/1');
  });
});

describe('a publication of a change', () => {
  it('a changed item replaces its page and its collection, and both are invalidated', async () => {
    const target = recordingTarget();
    await publishTo(target);
    const { writes, invalidated } = await publishTo(target, {
      content: { 'cases/gala.md': (smallContent['cases/gala.md'] ?? '').replace('Forty', 'Fifty') },
      web: { 'home/index.html': 'home with another case' },
    });
    expect(writes).toContain('put site/home/index.html');
    expect(writes).not.toContain('put site/history/index.html');
    expect(invalidated).toEqual(expect.arrayContaining(['/api/pc/cases*', '/content-digest.txt', '/home*']));
  });

  it('a changed item invalidates the cached reads', async () => {
    const target = recordingTarget();
    await publishTo(target);
    const { invalidated } = await publishTo(target, { content: otherNotes });
    expect(invalidated).toContain('/api/pc/product*');
    expect(invalidated).toContain('/api/pc/download*');
  });

  it('an object is replaced when only its headers changed', async () => {
    const target = recordingTarget();
    await publishTo(target);
    const icon = target.site.objects.get('favicon.svg');
    if (icon) target.site.objects.set('favicon.svg', { ...icon, contentType: 'text/plain' });
    expect((await publishTo(target, {}, { thorough: true })).writes).toContain('put site/favicon.svg');
  });
});

describe('films and manuals', () => {
  const newFilm = { 'media/films/home-av1.mp4': 'another film' };

  it('films and manuals go to the media bucket and not to that of the site', async () => {
    const target = recordingTarget();
    await publishTo(target);
    expect([...target.media.objects.keys()].sort()).toEqual([
      'media/films/home-av1.mp4',
      'media/films/home-captions.vtt',
      'media/manuals/s3-pro.pdf',
    ]);
    expect([...target.site.objects.keys()].filter((key) => key.startsWith('media/'))).toEqual([]);
  });

  it('a film that changed replaces its object only, and is invalidated', async () => {
    const target = recordingTarget();
    await publishTo(target);
    const { writes, invalidated } = await publishTo(target, { web: newFilm });
    expect(writes.filter((entry) => entry.startsWith('put media/'))).toEqual(['put media/media/films/home-av1.mp4']);
    expect(invalidated).toEqual(['/media*']);
  });

  it('a film that somebody removed from its bucket is restored', async () => {
    const target = recordingTarget();
    await publishTo(target);
    target.media.objects.delete('media/films/home-av1.mp4');
    expect((await publishTo(target)).writes).toContain('put media/media/films/home-av1.mp4');
  });

  it('a manual that is gone stays unless pruning is asked for, and is then removed and invalidated', async () => {
    const target = recordingTarget();
    await publishTo(target);
    const withoutManual: Change = { web: { 'media/manuals/s3-pro.pdf': '' } };
    expect((await publishTo(target, withoutManual)).leftovers).toBe(1);
    const { writes, invalidated, leftovers } = await publishTo(target, withoutManual, { prune: true });
    expect(writes).toContain('remove media/media/manuals/s3-pro.pdf');
    expect(invalidated).toEqual(['/media*']);
    expect(leftovers).toBe(0);
  });

  it('what lies beside the published films and manuals in their bucket is left alone', async () => {
    const target = recordingTarget();
    await publishTo(target);
    const film = target.media.objects.get('media/films/home-av1.mp4');
    if (film) target.media.objects.set('elsewhere/film.mp4', film);
    const { writes, leftovers } = await publishTo(target, {}, { prune: true });
    expect(writes.filter((entry) => entry.startsWith('remove'))).toEqual([]);
    expect(leftovers).toBe(0);
  });
});

describe('a dry run', () => {
  it('a dry run counts as the real run does and writes nothing', async () => {
    const target = recordingTarget();
    const dry = await publishTo(target, {}, { dryRun: true });
    expect(dry.writes).toEqual([]);
    const { results } = await publishTo(target);
    expect(dry.results).toEqual(results);
  });
});

describe('a publication that fails', () => {
  it.each([
    ['files', 'put downloads/downloads/'],
    ['media', 'put media/media/films/'],
    ['assets', 'put site/assets/'],
    ['collections', 'publishCollection products'],
    ['pictures', 'put site/pictures/'],
    ['pages', 'put site/home/'],
    ['invalidation', 'invalidate'],
  ])(
    'a publication that fails names its step "%s", and the next one completes it and invalidates everything',
    async (step, entry) => {
      const target = recordingTarget();
      target.failAt(entry);
      const failure = await publishTo(target).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(PublishError);
      expect(failure).toMatchObject({ step, message: expect.stringContaining(`step "${step}": ${entry}`) });

      target.failAt(undefined);
      const next = await publishTo(target);
      expect(next.invalidated).toEqual(['/*']);
      expect(target.site.objects.get('home/index.html')?.bytes.toString()).toBe('home');
      expect((await publishTo(target)).results).toEqual([]);
    },
  );

  it('old pages and items stay as they were when a file cannot be stored', async () => {
    const target = recordingTarget();
    await publishTo(target, { content: noSample });
    const before = new Map(target.collections);
    target.failAt('put downloads/downloads/');
    await publishTo(target, { web: { 'home/index.html': 'new home' } }).catch(() => undefined);
    expect(target.collections).toEqual(before);
    expect(target.site.objects.get('home/index.html')?.bytes.toString()).toBe('home');
  });

  it('nothing is published when the pages were built from other content', async () => {
    const target = recordingTarget();
    await expect(publishTo(target, { web: { 'content-digest.txt': 'other' } })).rejects.toThrow(
      'built from other content',
    );
    expect(target.log).toEqual([]);
  });
});

describe('what nothing refers to any more', () => {
  const withoutOldFiles: Change = {
    content: noSample,
    web: { 'assets/client-aaaa.js': '', 'assets/client-bbbb.js': 'new', 'history/21/index.html': '' },
  };
  const day = (text: string) => new Date(`${text}T12:00:00Z`);

  it('a leftover stays unless pruning is asked for, and is counted', async () => {
    const target = recordingTarget();
    await publishTo(target);
    const { leftovers, writes } = await publishTo(target, withoutOldFiles);
    expect(leftovers).toBe(2);
    expect(writes.filter((entry) => entry.startsWith('remove'))).toEqual([]);
  });

  it('a leftover page or build is pruned at once, and invalidated', async () => {
    const target = recordingTarget();
    await publishTo(target);
    const { writes, invalidated, leftovers } = await publishTo(target, withoutOldFiles, { prune: true });
    expect(writes.filter((entry) => entry.startsWith('remove')).sort()).toEqual([
      'remove downloads/downloads/s1/2.5.1/s1-2.5.1-windows.zip',
      'remove site/history/21/index.html',
    ]);
    expect(invalidated).toEqual(expect.arrayContaining(['/history*', '/downloads/s1/2.5.1/s1-2.5.1-windows.zip*']));
    expect(leftovers).toBe(0);
  });

  it('a leftover hashed asset is pruned 30 days after it was last needed, however old it is', async () => {
    const target = recordingTarget();
    await publishTo(target, {}, { now: day('2026-01-01') });
    await publishTo(target, withoutOldFiles, { now: day('2026-06-01'), prune: true });
    await publishTo(target, withoutOldFiles, { now: day('2026-07-01'), prune: true });
    expect(target.site.objects.has('assets/client-aaaa.js')).toBe(true);
    await publishTo(target, withoutOldFiles, { now: day('2026-07-02'), prune: true });
    expect(target.site.objects.has('assets/client-aaaa.js')).toBe(false);
    expect(target.site.objects.has('assets/client-bbbb.js')).toBe(true);
  });

  it('a leftover that a page needs again is a leftover no more', async () => {
    const target = recordingTarget();
    await publishTo(target, {}, { now: day('2026-01-01') });
    await publishTo(target, withoutOldFiles, { now: day('2026-02-01') });
    await publishTo(target, {}, { now: day('2026-03-01') });
    await publishTo(target, withoutOldFiles, { now: day('2026-04-01'), prune: true });
    expect(target.site.objects.has('assets/client-aaaa.js')).toBe(true);
  });
});
