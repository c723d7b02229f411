import { tradeLoginToken } from '../../../../shared/contract/accounts/sign-in.ts';
import { routes } from '../../../../shared/routes.ts';
import { mailAddressOf } from '../../../../shared/typed/mail-address.ts';
import { fromNetwork } from '../../lib/loading/load-failure.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { session } from '../../lib/session/browser-session.ts';

/** Each tab asks for its own when it is shown first, so a call that fails takes no other with it. */
export const page = definePage(routes.personal, {
  load: async () => null,
  meta: { title: 'Personal centre', description: 'Your profile, subscriptions, orders and addresses.' },
  /** The desktop client opens the page with a name and a token, which signs in once (product-rules.md#sign-in). */
  redeem: async ({ login_name = '', token = '' }, ask) => {
    const { welcomed } = await fromNetwork(import('../../shared-features/accounts/welcomed.ts')); // before the token is used up
    if (!(await isWanted(login_name))) return undefined;
    return welcomed((await ask(tradeLoginToken, { login_name, token })).data);
  },
});

/** Whether the visitor wants to be signed in by a link, which may come from anybody and lead to an account of theirs (product-rules.md#sign-in). */
async function isWanted(loginName: string): Promise<boolean> {
  const user = session.user();
  if (user && user.email.toLowerCase() === mailAddressOf(loginName).toLowerCase()) return true;
  const { confirmed } = await fromNetwork(import('../../ui/feedback/confirm-dialog/confirmed.ts'));
  const present = user ? `You are signed in as ${user.email} and will be signed out. ` : '';
  return confirmed({
    title: `Sign in as ${loginName}?`,
    text: `${present}A link opened this page. Continue only if you opened it from the software and this is your account.`,
    confirm: 'Sign in',
    cancel: 'Cancel',
    losesNothing: true,
  });
}
