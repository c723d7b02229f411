import { type ReactNode, useLayoutEffect } from 'react';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { Failure } from '../../ui/feedback/failure/failure.tsx';
import type { ShownPage } from '../pages/shown-page.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { navigatingAtom, useAtomValue } from './atoms.ts';
import { useView } from './view.tsx';

/** Says that a page is on its way, without rendering the one that leaves. */
function Main({ children }: { children: ReactNode }) {
  return (
    <main id="content" aria-busy={useAtomValue(navigatingAtom)}>
      {children}
    </main>
  );
}

/** The current page inside `main`, or why it could not be loaded. */
export function PageView({ reload }: { readonly reload: () => Promise<void> }) {
  const view = useView();

  // Before the page is seen.
  useLayoutEffect(() => view?.settle?.(view), [view]);

  const page = view?.page;
  return (
    <Main key={page?.identity}>
      {page && (
        <ErrorBoundary shown={page} fallback={<Failure reason="failed" retry={reload} again={page.renewed} />}>
          <Outcome page={page} reload={reload} />
        </ErrorBoundary>
      )}
    </Main>
  );
}

interface OutcomeProps {
  readonly page: ShownPage;
  readonly reload: () => Promise<void>;
}

function Outcome({ page, reload }: OutcomeProps): ReactNode {
  const { outcome, params, renewed } = page;
  switch (outcome.status) {
    case 'ready':
      return outcome.render({ data: outcome.data, params, reload, renewed });
    case 'frame':
      return outcome.frame;
    case 'missing':
      return <NotFoundPage />;
    case 'refused':
      return outcome.words;
    case 'failed':
      return <Failure reason={outcome.reason} retry={reload} again={renewed} />;
    case 'signed-out':
      return null; // the navigation shows another page, or none
  }
}
