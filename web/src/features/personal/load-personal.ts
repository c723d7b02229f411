import { tradeLoginToken } from '../../../../shared/contract/accounts/sign-in.ts';
import { routes } from '../../../../shared/routes.ts';
import { fromNetwork } from '../../lib/loading/load-failure.ts';
import { definePage } from '../../lib/pages/define-page.ts';

/** Each tab asks for its own when it is shown first, so a call that fails takes no other with it. */
export const page = definePage(routes.personal, {
  load: async () => null,
  meta: { title: 'Personal centre', description: 'Your profile, subscriptions, orders and addresses.' },
  /** The desktop client opens the page with a name and a token, which signs in once (product-rules.md#sign-in). */
  redeem: async ({ login_name = '', token = '' }, ask) => {
    const { welcomed } = await fromNetwork(import('../../shared-features/accounts/welcomed.ts')); // before the token is used up
    return welcomed((await ask(tradeLoginToken, { login_name, token })).data);
  },
});
