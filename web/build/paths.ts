import { join } from 'node:path';

export const webFolder = join(import.meta.dirname, '..');
export const projectFolder = join(webFolder, '..');
const buildFolder = join(projectFolder, '.build');

/** Where the build writes its results. */
export const output = {
  /** What the site bucket holds: pages, assets, feeds, pictures. */
  site: join(buildFolder, 'web'),
  /** The site while it is being built; replaces the last one when it is complete. */
  siteUnderWay: join(buildFolder, 'web-under-way'),
  /** The bundle that renders pages. */
  server: join(buildFolder, 'web-server'),
  /** Hashes of the inline scripts and styles of the pages, for the content security policy. */
  csp: join(buildFolder, 'web-csp.json'),
  /** Hash of the inputs of the last build. */
  fingerprint: join(buildFolder, 'web.fingerprint'),
} as const;

/** Modules as the bundle's manifest names them: the client's entry, the search, and the login dialog. */
export const clientEntry = 'src/app/start/entry-client.tsx';
export const searchModule = 'src/features/search/search-dialog.tsx';
export const signInModule = 'src/features/sign-in/ask-to-sign-in.ts';
