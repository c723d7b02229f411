import { describe, expect, it } from 'vitest';
import { smallLibrary } from '../../shared/content/content-folder.ts';
import { builtSite } from './built-site.ts';
import { siteObjects } from './site-objects.ts';

function objectsOf(changes: Record<string, string> = {}) {
  using site = builtSite(smallLibrary(), changes);
  const { media, assets, pictures, pages } = siteObjects(site.path);
  return new Map([...media, ...assets, ...pictures, ...pages].map((object) => [object.key, object]));
}

const asLongAsPictures = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';

describe('the files of the built site', () => {
  it.each([
    ['home/index.html', 'text/html; charset=utf-8', 'public, max-age=0, s-maxage=300, stale-while-revalidate=600'],
    ['assets/client-aaaa.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['assets/client-aaaa.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['feeds/all.atom', 'application/atom+xml; charset=utf-8', 'public, max-age=300'],
    ['search/index.json', 'application/json; charset=utf-8', 'public, max-age=300'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8', 'public, max-age=300'],
    ['pictures/s1-480.avif', 'image/avif', asLongAsPictures],
    ['media/films/home-av1.mp4', 'video/mp4', asLongAsPictures],
    ['media/films/home.webm', 'video/webm', asLongAsPictures],
    ['media/films/home-poster.webp', 'image/webp', asLongAsPictures],
    ['media/films/home-captions.vtt', 'text/vtt; charset=utf-8', asLongAsPictures],
    ['media/manuals/s3-pro.pdf', 'application/pdf', asLongAsPictures],
  ])('%s is served with its type and cache rule', (key, contentType, cacheControl) => {
    expect(objectsOf({ 'media/films/home.webm': 'x', 'media/films/home-poster.webp': 'x' }).get(key)).toMatchObject({
      contentType,
      cacheControl,
    });
  });

  it('a document that is compressed ahead is served as what it is without', () => {
    expect(objectsOf({ 'home/index.html.br': 'x' }).get('home/index.html.br')).toMatchObject({
      contentType: 'text/html; charset=utf-8',
      contentEncoding: 'br',
      cacheControl: 'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
    });
    expect(objectsOf().get('home/index.html')?.contentEncoding).toBeUndefined();
  });

  it('files that an operating system hides in folders are left out', () => {
    expect(objectsOf({ '.DS_Store': 'x', 'pictures/.keep': 'x' }).has('.DS_Store')).toBe(false);
  });

  it('a file of an unknown type is refused by its name', () => {
    expect(() => objectsOf({ 'pictures/s1.tiff': 'x' })).toThrow('pictures/s1.tiff: add the content type');
  });

  it('a site without pages is refused, with the command to run', () => {
    expect(() => objectsOf({ 'home/index.html': '' })).toThrow('Run npm run build first');
  });
});
