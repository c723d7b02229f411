import { routes } from '../../../../shared/routes.ts';
import { type SubscribedSoftware, softwareOfType } from '../../../../shared/subscription-plans.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';

export interface SubscriptionPlansData {
  /** Whose plans they are said to be; both have the same (product-rules.md#subscription-plans). */
  readonly product: SubscribedSoftware;
  /** Hardware code of the computer from whose client the visitor comes; '' where the address names none. */
  readonly hardwareCode: string;
}

export const page = definePage(routes.course, {
  load: async (_, { type, hwid = '' }): Promise<SubscriptionPlansData> => ({
    product: softwareOfType(type),
    hardwareCode: hwid,
  }),
  meta: ({ product }) => ({
    title: `${product} subscription plans`,
    description: `${product} for 60 days, a year or for good: what each plan costs, what it is bound to, and how it is bought from the client.`,
    structuredData: [breadcrumbs([{ name: `${product} subscription plans`, address: routes.course.path }])],
  }),
});
