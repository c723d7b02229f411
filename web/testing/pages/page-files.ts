import type { DefinitionModule, PageModule } from '../../src/lib/pages/page-module.ts';

// Takes the place of `src/app/pages/page-files.ts` in the site of the test pages.

export const components = import.meta.glob<PageModule<unknown> & Partial<DefinitionModule<unknown>>>('./*-page.tsx');
export const definitions = import.meta.glob<DefinitionModule<unknown>>('./load-*.ts');
