/** Makes masters: of scenes with the path tracer, of screens with the browser; screens and contents are what scenes show. */

import type { Browser } from 'playwright';
import { aim } from './camera.ts';
import { type Picture, type Render, USUAL_LOOK, USUAL_SAMPLES } from './catalogue/picture.ts';
import { paintedMoment } from './painter.ts';
import { hirePhotographer, openBrowser, type Photographer } from './photographer.ts';
import { shotOf } from './screen-shot.ts';
import { readScene } from './shader-source.ts';

/** How large and how well to render. */
export interface Effort {
  /** Share of the size. */
  readonly scale: number;
  /** Rays per pixel, instead of the picture's own. */
  readonly samples?: number;
}

export interface Studio {
  /** The master of a picture as PNG bytes. */
  master(picture: Picture, effort: Effort): Promise<Buffer>;
  /** A screen, or with `#part` a part of it, as PNG bytes. */
  shot(name: string): Promise<Buffer>;
  close(): Promise<void>;
}

// `ink=corridor@3&Act 1=Act 2`
function saidInstead(words = ''): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(words));
}

class OpenStudio implements Studio {
  readonly #photographer: Photographer;
  readonly #browser: Browser;

  constructor(photographer: Photographer, browser: Browser) {
    this.#photographer = photographer;
    this.#browser = browser;
  }

  master(picture: Picture, effort: Effort): Promise<Buffer> {
    return 'screen' in picture
      ? shotOf(this.#browser, this.#photographer, picture.screen, picture.part)
      : this.#render(picture, effort);
  }

  shot(name: string): Promise<Buffer> {
    return this.#image(`screen:${name}`);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#photographer.close();
  }

  async #render(
    { scene, daylight, seen, cue, images = [], width, height, samples, camera, look }: Render,
    effort: Effort,
  ): Promise<Buffer> {
    const shown: string[] = [];
    for (const image of images) shown.push(`data:image/png;base64,${(await this.#image(image)).toString('base64')}`);
    return this.#photographer.take({
      width: Math.round(width * effort.scale),
      height: Math.round(height * effort.scale),
      samples: effort.samples ?? samples ?? USUAL_SAMPLES,
      camera: aim(camera),
      look: { ...USUAL_LOOK, ...look },
      images: shown,
      ...readScene(scene, { daylight, seen, cue }),
    });
  }

  #image(image: string): Promise<Buffer> {
    const [, kind, name = '', instead, part] = /^(content|screen):([^#?]+)(?:\?([^#]+))?(?:#(.+))?$/.exec(image) ?? [];
    if (kind === 'content') return paintedMoment(this.#photographer, name);
    if (kind === 'screen') return shotOf(this.#browser, this.#photographer, name, part, saidInstead(instead));
    throw new Error(`A scene shows content:name@seconds or screen:name#part, not ${image}`);
  }
}

/** Opens the browsers that pictures are taken with. */
export async function openStudio(): Promise<Studio> {
  return new OpenStudio(await hirePhotographer(), await openBrowser());
}
