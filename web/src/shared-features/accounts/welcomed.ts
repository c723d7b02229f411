import type { SignedIn, UserInfo } from '../../../../shared/contract/account-schemas.ts';
import { session } from '../../lib/session/browser-session.ts';
import { showToast } from '../../ui/feedback/toast/show-toast.ts';

/**
 * Who has signed in. Where that keeps an account that was to be deleted, they are told; and where somebody else was signed in, as a link may
 * come from anybody, and what is typed from then on goes to another account.
 */
export function welcomed({ erasure_called_off, ...user }: SignedIn): UserInfo {
  const before = session.user();
  if (before && before.uid !== user.uid)
    showToast(`You are signed in as ${user.email} now, no longer as ${before.email}.`, { tone: 'failure' });
  if (erasure_called_off === 1) showToast('Welcome back. Your account will not be deleted.');
  return user;
}
