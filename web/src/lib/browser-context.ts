import type { LoadContext } from './page-module.ts';

/** Data in the browser. The API client is a chunk of its own: the first page needs none. */
export const browserContext: LoadContext = {
  call: async (entry, request) => {
    const { createCall } = await import('./api.ts');
    return createCall()(entry, request);
  },
  // Cases are part of the build until their domain has endpoints.
  cases: async () => (await import('virtual:cases')).default,
};
