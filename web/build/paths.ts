import { join } from 'node:path';

export const webFolder = join(import.meta.dirname, '..');
export const projectFolder = join(webFolder, '..');
const buildFolder = join(projectFolder, '.build');

/** Where the build leaves things. */
export const output = {
  /** What the site bucket holds: pages, assets, feeds, pictures. */
  site: join(buildFolder, 'web'),
  /** The site while it is being made; takes the place of the last one when it is whole. */
  siteUnderWay: join(buildFolder, 'web-under-way'),
  /** The bundle that renders pages. */
  server: join(buildFolder, 'web-server'),
  /** Hashes of what stands inline in the pages, for the content security policy. */
  csp: join(buildFolder, 'web-csp.json'),
  /** What the last build was made of. */
  fingerprint: join(buildFolder, 'web.fingerprint'),
} as const;

/** Module of the client's entry, and of each page, as the bundle's manifest names them. */
export const clientEntry = 'src/app/entry-client.tsx';
