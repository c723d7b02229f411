import type { Plugin } from 'vite';
import { media } from '../src/ui/style/breakpoints.ts';

const queries: Readonly<Record<string, string>> = media;

function queryOf(name: string): string {
  const query = queries[name];
  if (!query) throw new Error(`No breakpoint is named --${name}; web/src/ui/style/breakpoints.ts has them all`);
  return query;
}

/** @throws Error when a style sheet uses a name that `breakpoints.ts` does not have */
export function resolveNamedMedia(style: string): string {
  return style.replace(/@media[^{]+/g, (rule) => rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => queryOf(name)));
}

/**
 * The same in a component, on one line as before: `media['from-tablet']` becomes its query, so that no page loads those of all others.
 * @throws Error when it uses a name that `breakpoints.ts` does not have
 */
export function resolveMediaOfScript(code: string): string {
  return code.replace(/\bmedia\['([\w-]+)'\]/g, (_, name: string) => JSON.stringify(queryOf(name)));
}

/** Puts queries in place of names: in style sheets custom media, which browsers do not have yet. */
export function namedMedia(): Plugin {
  const resolved = (code: string, id: string) => {
    if (/\.css($|\?)/.test(id)) return resolveNamedMedia(code);
    return /\/web\/src\/.*\.tsx?$/.test(id) ? resolveMediaOfScript(code) : undefined;
  };
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: (code, id) => {
      const changed = resolved(code, id);
      return changed === undefined ? undefined : { code: changed, map: null };
    },
  };
}
