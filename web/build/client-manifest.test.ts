import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readClientManifest } from './client-manifest.ts';

const site = mkdtempSync(join(tmpdir(), 'manifest-'));
afterAll(() => rmSync(site, { recursive: true }));

mkdirSync(join(site, '.vite'));
writeFileSync(
  join(site, '.vite/manifest.json'),
  JSON.stringify({
    'src/app/start/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/shell.css'], imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react.js'] },
    'src/features/home/home-page.tsx': {
      file: 'assets/home.js',
      css: ['assets/home.css'],
      imports: ['src/app/start/entry-client.tsx', '_card.js'],
    },
  }),
);

describe('the manifest of the client bundle', () => {
  const manifest = readClientManifest(site);
  const home = 'src/features/home/home-page.tsx';

  it('the shell is the entry and what it imports statically', () => {
    expect(manifest.entry).toBe('/assets/entry.js');
    expect(manifest.shell.toSorted()).toEqual(['/assets/entry.js', '/assets/react.js']);
  });

  it('a page is only what it adds to the shell', () => {
    expect(manifest.page(home).toSorted()).toEqual(['/assets/card.js', '/assets/home.js']);
  });

  it('the scripts that a page needs to be hydrated are named, the entry first', () => {
    const [entry, ...others] = manifest.scripts(home);
    expect(entry).toBe('/assets/entry.js');
    expect(others.toSorted()).toEqual(['/assets/card.js', '/assets/home.js', '/assets/react.js']);
  });

  it('the static imports of a script are known', () => {
    expect(manifest.imports('/assets/home.js')).toEqual(['/assets/entry.js', '/assets/card.js']);
    expect(manifest.imports('/assets/react.js')).toEqual([]);
  });

  it('a page has every style sheet that it needs, those of the shell before its own', () => {
    const styles = manifest.styles(home);
    expect(styles[0]).toBe('/assets/shell.css');
    expect(styles.toSorted()).toEqual(['/assets/card.css', '/assets/home.css', '/assets/shell.css']);
  });

  it('a module that the manifest does not have is named', () => {
    expect(() => manifest.page('src/features/none.tsx')).toThrow('no module src/features/none.tsx');
  });
});
