import { navigate } from 'wouter/use-browser-location';
import { showKeptToast } from '../../ui/feedback/toast/show-kept-toast.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { askToSignIn } from './sign-in-file.ts';

/** What a tab keeps over a reload: words, and a sign-in, where it was asked for and where it goes on. */
export interface KeptInTab {
  readonly toast?: string | undefined;
  readonly signIn?: string | undefined;
}

/** Goes on with what this tab kept over a reload. */
export async function goOn(navigation: Pick<Navigation, 'aroundNav'>, { toast, signIn }: KeptInTab): Promise<void> {
  history.scrollRestoration = 'auto'; // which a reload may have put off
  if (toast) showKeptToast();
  const [askedAt, address] = signIn?.split(' ') ?? [];
  // Who has opened another page by its address wants to be there, and not asked again.
  if (askedAt !== location.pathname + location.search) return sessionStorage.removeItem('signIn');
  // Only path, query and hash of it are read: it cannot lead to another site.
  if (address && (await askToSignIn(address))) navigation.aroundNav(navigate, address);
}
