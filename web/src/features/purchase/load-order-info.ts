import { routes } from '../../../../shared/routes.ts';
import type { LoaderModule, PageCache } from '../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';

export const cache: PageCache = 'static';

export const load: LoaderModule<null>['load'] = async () => null;

export const meta: LoaderModule<null>['meta'] = () => ({
  title: 'Buy an encryption lock',
  description: 'Customer service sells encryption locks for P1, P1+ and S1: reach it by WhatsApp, Facebook or WeChat.',
  structuredData: [breadcrumbs([{ name: 'Buy an encryption lock', address: routes.orderInfo.path }])],
});
