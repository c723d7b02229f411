import type { BuiltRouteName } from '../src/app/routes.ts';

/** The module of each page, by which the bundle's manifest knows its scripts and style sheets. */
export const pageModules = {
  home: 'src/features/home/home-page.tsx',
  download: 'src/features/download-centre/download-centre-page.tsx',
  history: 'src/features/release-history/release-history-page.tsx',
  downLink: 'src/features/download-started/download-started-page.tsx',
} as const satisfies Record<BuiltRouteName, string>;
