import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { originalOf } from './module-copies.ts';
import { namedMedia } from './named-media.ts';
import { webFolder } from './paths.ts';
import { siteModules } from './site-modules.ts';

/** Browsers that the bundles are made for: those with `light-dark()`. */
const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** A short name of a class, the same in copies of its style sheet (`module-copies.ts`), and in the documents. Names may not begin with a digit. */
export function scopedName(name: string, file: string): string {
  const path = relative(webFolder, originalOf(file));
  return createHash('sha256').update(`${path} ${name}`).digest('base64').replace(/\W|\d/g, '').slice(0, 4);
}

/** What the bundles, the development server and component tests have in common. */
export function viteConfig(): InlineConfig {
  return {
    root: webFolder,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [react(), siteModules(), namedMedia()],
    // wouter imports a shim for React 17; our React has the hook itself.
    // It also brings a parser of patterns for its own routes, of which there are none here.
    resolve: {
      alias: {
        'use-sync-external-store/shim/index.js': 'react',
        regexparam: join(webFolder, 'build/no-patterns.ts'),
      },
    },
    css: { modules: { generateScopedName: scopedName } },
    build: {
      target,
      cssTarget: target,
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((f) => f.endsWith('.css')) },
    },
  };
}
