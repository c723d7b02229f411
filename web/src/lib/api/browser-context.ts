import type { MemberContext } from '../pages/page-module.ts';

/** Data in the browser. The API client is a chunk of its own: the first page needs none. */
export const browserContext: MemberContext = {
  call: async (entry, request) => {
    const { ask } = await import('./api.ts');
    return (await ask(entry, request)).data;
  },
  // Part of the build, because no call answers them.
  productPage: async (name) => (await (await import('virtual:product-pages')).default[name]()).default,
  pageText: async (name) => (await (await import('virtual:page-texts')).default[name]()).default,
  manual: async (name) => (await (await import('virtual:manual-texts')).default[name]?.())?.default,
};
