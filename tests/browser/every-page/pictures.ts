import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

interface Shown {
  readonly name: string;
  /** Its path on the site. */
  readonly file: string;
  /** Pixels of the file across the whole picture. */
  readonly natural: number;
  /** CSS pixels at which that whole picture is drawn, the part that its box cuts off included. */
  readonly drawn: number;
}

/** The most bytes that the pictures of a page have. */
const mostBytes = 900_000;

/**
 * Every picture of a page, with the file that a browser takes for the screen as it is: chosen by `media`, `sizes` and widths as HTML has
 * it, so that none needs to be loaded.
 */
export async function picturesOf(page: Page): Promise<Shown[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    /** CSS pixels of the first of `sizes` whose condition holds. */
    const widthBy = (sizes: string) => {
      const entries = sizes.split(/,(?![^(]*\))/).map((entry) => /^(?:(.*\)) )?(\S.*)$/.exec(entry.trim()) ?? []);
      const [, , width = '100vw'] = entries.find(([, media]) => !media || matchMedia(media).matches) ?? [];
      probe.style.cssText = `display: block; width: ${width}`;
      return probe.getBoundingClientRect().width;
    };
    // A film's poster is as large as the film.
    const pictures = [...document.images].filter((image) => image.checkVisibility() && !image.closest(':has(> video)'));
    const shown = pictures.map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll(':scope > source') ?? [])] as HTMLSourceElement[];
      const source = sources.find(({ media }) => matchMedia(media).matches) ?? image;
      /** As `srcset` says, else the name, else the picture. */
      const naturalOf = (file: string, width?: string) =>
        Number.parseInt(width ?? /-(\d+)\.\w+$/.exec(file)?.[1] ?? image.getAttribute('width') ?? '', 10);
      const files = source.srcset.split(', ').map((entry) => {
        const [file = '', width] = entry.split(' ');
        return { file, natural: naturalOf(file, width) };
      });
      const needed = widthBy(source.sizes) * devicePixelRatio;
      const own = { file: image.src, natural: naturalOf(image.src) };
      const chosen = (source.srcset && (files.find(({ natural }) => natural >= needed) ?? files.at(-1))) || own;
      const of = (name: string) => Number(source.getAttribute(name) ?? image.getAttribute(name));
      const drawn = Math.max(image.clientWidth, image.clientHeight * (of('width') / of('height') || 0));
      const { pathname } = new URL(chosen.file, 'https://site.invalid');
      return { ...chosen, drawn, file: pathname, name: pathname.replace(/^.*\/(.*?)-\d+\.\w+$/, '$1') };
    });
    probe.remove();
    return shown;
  });
}

/** Where the build has a picture. Others are a member's. */
const built = (file: string) => path.join('.build/web', file);

/** Bytes of a picture. */
export const bytesOf = ({ file }: Shown) => (existsSync(built(file)) ? statSync(built(file)).size : 0);

const broken = ({ file, name }: Shown) =>
  file.startsWith('/pictures/') && !existsSync(built(file)) ? [`picture ${name} is not there`] : [];

/** Pictures that are not there, and all of them when they weigh too much. */
export async function heavyPictures(page: Page): Promise<string[]> {
  return faultsIn(await picturesOf(page));
}

function faultsIn(shown: readonly Shown[]): string[] {
  const files = [...new Map(shown.map((each) => [each.file, each])).values()];
  const bytes = files.reduce((sum, each) => sum + bytesOf(each), 0);
  return [...files.flatMap(broken), ...(bytes > mostBytes ? [`pictures of ${bytes} bytes`] : [])];
}

/** Those too, and pictures that have too few pixels for the screen. */
export async function poorPictures(page: Page): Promise<string[]> {
  const shown = await picturesOf(page);
  const ratio = await page.evaluate(() => devicePixelRatio);
  const blurred = ({ name, natural, drawn }: Shown) => {
    const needed = Math.floor(0.75 * drawn * Math.min(ratio, 2));
    return natural >= needed ? [] : [`picture ${name}: ${natural} of ${needed} px`];
  };
  return [...shown.flatMap(blurred), ...faultsIn(shown)];
}
