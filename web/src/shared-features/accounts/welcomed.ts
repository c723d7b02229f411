import type { SignedIn, UserInfo } from '../../../../shared/contract/account-schemas.ts';
import { showToast } from '../../ui/feedback/toast/show-toast.ts';

/** Who has signed in. Where that keeps an account that was to be deleted, they are told. */
export function welcomed({ erasure_called_off, ...user }: SignedIn): UserInfo {
  if (erasure_called_off === 1) showToast('Welcome back. Your account will not be deleted.');
  return user;
}
