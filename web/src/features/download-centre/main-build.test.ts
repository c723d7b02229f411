import { describe, expect, it } from 'vitest';
import { aBuild } from '../../../testing/builders.ts';
import type { Build, Product } from './load-download-centre.ts';
import { mainBuild } from './main-build.ts';

const aProductOf = (title: string, ...builds: Build[]): Product => ({
  title,
  line: '',
  img: 's1',
  buttonUrl: '/',
  series: 's',
  builds,
});
const s1 = aProductOf('S1', aBuild({ type: 1 }));
const pro = aProductOf('S3 Pro', aBuild());
const assistant = aProductOf('Assistant', aBuild({ type: 12, system: 1 }), aBuild({ type: 12, system: 2 }));
const ndi = aProductOf('NDI', aBuild({ type: 19, system: 1 }), aBuild({ type: 19, system: 2 }));
const products = [s1, ndi, pro, assistant];

const shown = (...request: Parameters<typeof mainBuild>) => {
  const main = mainBuild(...request);
  return main && [main.product.title, main.build.system];
};

describe('the build on top of the download centre', () => {
  it('the build on top is the flagship of the tab, also for a system that is not known', () => {
    expect(shown(products, 'windows')).toEqual(['S3 Pro', 1]);
    expect(shown(products, undefined)).toEqual(['S3 Pro', 1]);
  });

  it('the build on top is the first one where a tab has no flagship', () => {
    expect(shown([s1, ndi], 'windows')).toEqual(['S1', 1]);
  });

  it('the build on top of a Mac is the flagship among what is made for it, else the first of that', () => {
    expect(shown(products, 'mac')).toEqual(['Assistant', 2]);
    expect(shown([s1, pro, ndi], 'mac')).toEqual(['NDI', 2]);
  });

  it('the build on top of a Mac is the flagship where nothing is made for a Mac', () => {
    expect(shown([s1, pro], 'mac')).toEqual(['S3 Pro', 1]);
  });

  it('a build without a file, or for phones only, is never on top', () => {
    const announced = aProductOf('S3 Lite', aBuild({ system: 2, file_path: '' }));
    const touch = aProductOf('Touch', aBuild({ system: 4 }));
    expect(shown([announced, touch, assistant], 'windows')).toEqual(['Assistant', 1]);
    expect(mainBuild([announced, touch], 'mac')).toBeUndefined();
  });

  it('the other platform of the build on top stands beside it, in the same place for everyone', () => {
    for (const computer of ['windows', 'mac'] as const)
      expect(mainBuild([assistant], computer)?.builds.map(({ system }) => system)).toEqual([1, 2]);
  });

  it('builds of other products do not stand beside it', () => {
    expect(mainBuild(products, 'windows')?.builds.map(({ type }) => type)).toEqual([21]);
  });
});
