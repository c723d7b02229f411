import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserContext } from '../../lib/api/browser-context.ts';
import { onChanges } from '../../lib/api/changes.ts';
import { rootErrors } from '../../lib/loading/root-errors.ts';
import { whenIdle } from '../../lib/loading/when-idle.ts';
import { followSession, session } from '../../lib/session/browser-session.ts';
import { showSignInBy } from '../../lib/session/sign-in.ts';
import { createViewStore, type Store, scrollAtom } from '../navigation/atoms.ts';
import { noteMissingAssets } from '../navigation/fresh-document.ts';
import { createLateNavigation } from '../navigation/late-navigation.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { currentAddress } from '../navigation/resolve-address.ts';
import { clearAddressBar } from '../pages/once.ts';
import {
  type EmbeddedAbsence,
  type EmbeddedPage,
  isOfMember,
  restorePage,
  type ShownPage,
} from '../pages/shown-page.ts';
import { App } from '../shell/app.tsx';
import { askToSignIn } from './sign-in-file.ts';
import './styles.ts';

/** The page that is embedded in the document, or in a script beside it: `web/prerender/document.ts` writes both, and the root. */
async function embeddedPage(): Promise<ShownPage> {
  const embedded = document.getElementById('page-data') as HTMLElement;
  const { source, module } = embedded.dataset;
  const load = (address = '') => import(/* @vite-ignore */ address);
  const page: EmbeddedPage | EmbeddedAbsence = source ? await load(source) : JSON.parse(embedded.textContent);
  return restorePage(page, currentAddress(), () => load(module));
}

/** Pictures that have not come leave no empty frame on paper (`picture.module.css`). Browsers that load all before they print have none. */
function noteMissingPictures(): void {
  for (const picture of document.images) picture.toggleAttribute('data-missing', picture.naturalWidth === 0);
}

function listen(store: Store, navigation: Navigation): void {
  const noteScroll = () => store.set(scrollAtom, scrollY);
  addEventListener('scroll', noteScroll, { passive: true });
  noteScroll();
  // From the browser's own cache the page comes back as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && void navigation.revalidate());
  addEventListener('beforeprint', noteMissingPictures);
  addEventListener('popstate', () => void navigation.traverse());
  addEventListener('vite:preloadError', noteMissingAssets);
  onChanges(navigation.noteChanges);
  session.subscribe(() => navigation.invalidate('session'));
  followSession();
  showSignInBy(askToSignIn);
  session.onExpired((message) => void reloadAnd(message));
}

/** Goes on with what this tab kept over a reload; almost always nothing, so what does it comes only then. */
async function goOn(navigation: Navigation): Promise<void> {
  const { toast, signIn } = sessionStorage;
  if (toast || signIn) await (await import('./go-on.ts')).goOn(navigation, { toast, signIn });
}

/** Begins anew as nobody, and says why (product-rules.md#minus-one). */
async function reloadAnd(message: string): Promise<void> {
  const leaves = isOfMember(currentAddress());
  const keep = import('../../ui/feedback/toast/show-toast.ts').then(({ showToast }) =>
    showToast(message, { tone: 'failure', afterReload: true }),
  );
  await keep.catch(() => {}); // without the words rather than not at all
  // Another page takes the place of this one, and the browser would scroll it to what is in view here: to the footer.
  if (leaves) history.scrollRestoration = 'manual';
  location.reload();
}

/** An address that chooses a variant also scrolls to its box, unless the visitor has scrolled already. */
function scrollToBox(): void {
  const { box } = currentAddress();
  if (box && scrollY === 0 && !location.hash) document.getElementById(box)?.scrollIntoView();
}

/**
 * Hydrates the document. The inline loader calls it after the largest paint, or at the first press of a pointer or key.
 * @param held clicks and submits that came before anything listened
 * @param firstPage where the document has none
 * @throws when a script cannot be loaded; it may be called again
 */
export async function start(held: readonly Event[] = [], firstPage = embeddedPage): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  clearAddressBar(currentAddress());
  // Whoever only reads has done nothing that would be done again.
  const replay = () => import('./replay-events.ts');
  const [page] = await Promise.all([firstPage(), held.length > 0 && replay()]);
  const store = createViewStore({ page, arrival: null });
  const navigation = createLateNavigation(store, browserContext);

  const onReady = () => {
    document.documentElement.dataset.live = '';
    listen(store, navigation);
    scrollToBox();
    if (held.length > 0) void replay().then(({ replayEvents }) => replayEvents(held));
    // The document may be that of another query: the edge tells only the parameters of variants apart.
    if (currentAddress().content !== page.content) void navigation.traverse();
    else if (page.outcome.status === 'frame') void navigation.fillFrame();
    else whenIdle(() => void navigation.revalidate());
    void goOn(navigation).catch(() => {}); // where nothing may be remembered, nothing was kept
    whenIdle(() => void import('./when-started.ts').catch(() => {}));
  };

  const app = <App store={store} navigation={navigation} onReady={onReady} />;
  // As a transition, hydration works in short slices and blocks nothing.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app, rootErrors));
  else createRoot(root, rootErrors).render(app);
}
