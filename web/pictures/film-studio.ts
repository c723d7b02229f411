/** Photographs a film, frame by frame. */

import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Page } from 'playwright';
import type { RelitStill } from './browser/projector.ts';
import { relitStill } from './film-stills.ts';
import { type Film, lengthOf } from './films/film.ts';
import { openBrowserWithWebGl } from './photographer.ts';
import { contentNames, readContent, readRelight } from './shader-source.ts';
import { openStudio } from './studio.ts';

/** Frames are photographed larger than they are shown: letters stay calm while the camera moves. */
const DENSITY = 1.5;
const ORIGIN = 'http://films.test';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function filmModule(name: string, film: Film): Plugin {
  const named = new Set(
    film.shots.flatMap((shot) => {
      if ('screen' in shot) return [shot.screen];
      return 'still' in shot ? shot.monitors.map(({ screen }) => screen) : [];
    }),
  );
  const imports = [...named].map(
    (screen, index) => `import * as s${index} from './screens/${screen}/${screen}-screen.tsx';`,
  );
  const entries = [...named].map((screen, index) => `${JSON.stringify(screen)}: s${index}`);
  const contents = `${imports.join('\n')}\nexport { film } from './films/${name}/${name}-film.ts';\nexport const screens = { ${entries.join(', ')} };`;
  return {
    name: 'current-film',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^film:current$/ }, () => ({ path: 'current', namespace: 'film' }));
      onLoad({ filter: /.*/, namespace: 'film' }, () => ({ contents, resolveDir: file('.'), loader: 'ts' }));
    },
  };
}

async function bundleFilm(name: string, film: Film): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: [file('./films/film-page.tsx')],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    globalName: 'filmPage',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [filmModule(name, film)],
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

async function stillsOf(film: Film, draft: boolean, scale: number): Promise<Record<number, RelitStill>> {
  const stills: Record<number, RelitStill> = {};
  if (!film.shots.some((shot) => 'still' in shot)) return stills;
  const studio = await openStudio();
  try {
    for (const [index, shot] of film.shots.entries()) {
      if ('still' in shot) stills[index] = await relitStill(studio, shot, draft, scale);
    }
  } finally {
    await studio.close();
  }
  return stills;
}

/** All contents by name: cheaper to hand over than to find out which ones screens show. */
function shaders(): Record<string, string> {
  const contents = contentNames().map((name) => [name, readContent(name)]);
  return { ...Object.fromEntries(contents), relight: readRelight() };
}

async function openPage(name: string, film: Film, stills: Record<number, RelitStill>, density: number): Promise<Page> {
  const { script, style } = await bundleFilm(name, film);
  const { width, height } = film;
  const browser = await openBrowserWithWebGl();
  const page = await browser.newPage({ deviceScaleFactor: density, viewport: { width, height } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Film</title>' }),
  );
  await page.goto(ORIGIN);
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  await page.evaluate(() => document.fonts.load('500 14px Archivo'));
  await page.evaluate(([source, walls]) => window.filmPage.load(source, walls), [shaders(), stills] as const);
  return page;
}

export interface Frame {
  /** Seconds since the film began. */
  readonly seconds: number;
  readonly jpeg: Buffer;
}

/**
 * Photographs moments of a film in their order.
 * @param moments seconds since the film began; every frame of it when left out
 * @param density pixels of the photograph for each of the film; stills are rendered as much finer
 */
export async function* framesOf(
  name: string,
  film: Film,
  { draft = false, moments, density = DENSITY }: { draft?: boolean; moments?: readonly number[]; density?: number },
): AsyncGenerator<Frame, void> {
  const stills = await stillsOf(film, draft, Math.max(1, density / DENSITY));
  const page = await openPage(name, film, stills, density);
  const count = Math.round(lengthOf(film) * film.framesPerSecond);
  try {
    for (const seconds of moments ?? Array.from({ length: count }, (_, index) => index / film.framesPerSecond)) {
      await page.evaluate((moment) => window.filmPage.show(moment), seconds);
      yield { seconds, jpeg: await page.screenshot({ type: 'jpeg', quality: 98, animations: 'disabled', timeout: 0 }) };
    }
  } finally {
    await page.context().browser()?.close();
  }
}

declare global {
  interface Window {
    filmPage: typeof import('./films/film-page.tsx');
  }
}
