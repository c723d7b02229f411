import type { Page } from 'playwright';

interface Shown {
  readonly name: string;
  /** Pixels of the file across the whole picture; 0 when it could not be loaded. */
  readonly natural: number;
  /** CSS pixels at which that whole picture is drawn, the part that its box cuts off included. */
  readonly drawn: number;
  readonly bytes: number;
}

/** The most bytes that the pictures of a page have. */
const mostBytes = 900_000;

/** Every picture of a page, once it has loaded. Nothing is decoded for it, which takes longer than everything else. */
export async function picturesOf(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const loaded = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        if (image.complete) return resolve(undefined);
        for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
      });
    // A film's poster is as large as the film.
    const shown = [...document.images].filter((image) => image.checkVisibility() && !image.closest(':has(> video)'));
    for (const image of shown) image.loading = 'eager';
    return Promise.all(
      shown.map(async (image) => {
        await loaded(image);
        const name = new URL(image.currentSrc).pathname.replace(/^.*\/(.*?)-\d+\.\w+$/, '$1');
        if (image.naturalWidth === 0) return { name, natural: 0, drawn: image.clientWidth, bytes: 0 };
        // The picture on the page counts its pixels by the ratio of the screen, one beside it does not.
        const file = Object.assign(new Image(), { src: image.currentSrc });
        await loaded(file);
        const { naturalWidth: natural, naturalHeight: height } = file;
        const drawn = Math.max(image.clientWidth, image.clientHeight * (natural / height));
        const { size: bytes } = await (await fetch(image.currentSrc)).blob();
        return { name, natural, drawn, bytes };
      }),
    );
  });
}

const broken = ({ name, natural }: Shown) => (natural > 0 ? [] : [`picture ${name} is broken`]);

/** Pictures that are broken, and all of them when they weigh too much. */
export async function heavyPictures(page: Page): Promise<string[]> {
  const shown = await picturesOf(page);
  return [...shown.flatMap(broken), ...tooHeavy(shown)];
}

function tooHeavy(shown: readonly Shown[]): string[] {
  const weight = new Map(shown.map(({ name, natural, bytes }) => [`${name} ${natural}`, bytes]));
  const bytes = [...weight.values()].reduce((sum, each) => sum + each, 0);
  return bytes > mostBytes ? [`pictures of ${bytes} bytes`] : [];
}

/** Those too, and pictures that have too few pixels for the screen. */
export async function poorPictures(page: Page): Promise<string[]> {
  const shown = await picturesOf(page);
  const ratio = await page.evaluate(() => devicePixelRatio);
  const blurred = ({ name, natural, drawn }: Shown) => {
    const needed = Math.floor(0.75 * drawn * Math.min(ratio, 2));
    return natural >= needed ? [] : [`picture ${name}: ${natural} of ${needed} px`];
  };
  return [...shown.flatMap(broken), ...shown.flatMap(blurred), ...tooHeavy(shown)];
}
