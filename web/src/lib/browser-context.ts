import type { LoadContext } from './page-module.ts';

/** Data in the browser. The API client, with the schemas it parses by, is a chunk of its own: the first page needs none. */
export const browserContext: LoadContext = {
  call: async (name, request) => {
    const { createCall } = await import('./api.ts');
    return createCall()(name, request);
  },
  // Cases are part of the build until their domain has endpoints.
  cases: async () => (await import('virtual:cases')).default,
};
