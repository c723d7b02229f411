import { definePage } from '../../src/app/page.ts';

/** Takes the place of `src/app/routes.ts`: the form stands where home is. */
export const pages = {
  home: definePage({
    parameters: [],
    component: () => import('./form-page.tsx'),
    loader: () => import('./load-form.ts'),
  }),
};
