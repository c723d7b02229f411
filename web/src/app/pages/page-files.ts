import type { DefinitionModule, PageModule } from '../../lib/pages/page-module.ts';

// The files of all pages, by their paths. Tests put pages of their own in its place.

export const components = import.meta.glob<PageModule<unknown> & Partial<DefinitionModule<unknown>>>(
  '../../features/**/*-page.tsx',
);
export const definitions = import.meta.glob<DefinitionModule<unknown>>([
  '../../features/**/load-*.ts',
  '!**/*.test.ts',
]);
