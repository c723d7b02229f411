import { createPage } from '../../src/app/navigation/page.ts';

/** Takes the place of `src/app/navigation/routes.ts`: the form stands where home is. */
export const pages = {
  home: createPage(
    () => import('./form-page.tsx'),
    () => import('./load-form.ts'),
  ),
};
