import type { Plugin } from 'vite';
import { media } from '../src/ui/style/breakpoints.ts';

const queries: Readonly<Record<string, string>> = media;

/** @throws Error when a style sheet uses a name that `breakpoints.ts` does not have */
export function resolveNamedMedia(style: string): string {
  return style.replace(/@media[^{]+/g, (rule) =>
    rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = queries[name];
      if (!query) throw new Error(`No breakpoint is named --${name}; web/src/ui/style/breakpoints.ts has them all`);
      return query;
    }),
  );
}

/** Puts queries in place of names: custom media, which browsers do not have yet. */
export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: (code, id) => (/\.css($|\?)/.test(id) ? { code: resolveNamedMedia(code), map: null } : undefined),
  };
}
