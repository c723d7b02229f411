import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { namedMedia } from './named-media.ts';
import { webFolder } from './paths.ts';
import { siteModules } from './site-modules.ts';

/** Browsers that the bundles are made for: those with `light-dark()`. */
const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

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
    css: { modules: { generateScopedName: '[hash:base64:4]' } },
    build: {
      target,
      cssTarget: target,
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((f) => f.endsWith('.css')) },
    },
  };
}
