import type { PageCache, PageMeta } from '../../src/lib/pages/page-module.ts';

export const cache: PageCache = 'static';

export const load = async () => ({});

export const meta = (): PageMeta => ({ title: 'Form page', description: 'A form for tests.' });
