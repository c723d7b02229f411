import { describe, expect, it } from 'vitest';
import { aBuild, aProduct } from '../../../testing/builders.ts';
import { hasBuildFor } from './has-build-for.ts';

describe('a tab of the download centre', () => {
  it('a tab has a build for the platform of any of its files', () => {
    expect(hasBuildFor([aProduct(), aProduct({ builds: [aBuild({ system: 2 })] })], 'mac')).toBe(true);
  });

  it('a tab has no build for a platform that none is made for', () => {
    expect(hasBuildFor([aProduct()], 'mac')).toBe(false);
    expect(hasBuildFor([], 'windows')).toBe(false);
  });

  it('a tab has no build for a platform where it is only announced', () => {
    expect(hasBuildFor([aProduct({ builds: [aBuild({ system: 2, file_path: '' })] })], 'mac')).toBe(false);
  });
});
