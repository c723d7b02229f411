import { useEffect, useLayoutEffect } from 'react';
import { Failure } from '../ui/feedback/failure.tsx';
import { arrive, focusPageHeading } from './arrive.ts';
import { navigatingAtom, useAtomValue, viewAtom } from './atoms.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { ShownPage } from './shown-page.ts';
import { updateHead } from './update-head.ts';

/** The current page inside `main`, or why it could not be loaded. */
export function PageView({ reload }: { reload: () => void }) {
  const view = useAtomValue(viewAtom);
  const navigating = useAtomValue(navigatingAtom);

  useLayoutEffect(() => {
    if (view?.arrival) arrive(view.arrival);
    else if (view?.held?.isConnected === false) focusPageHeading();
  }, [view]);
  useEffect(() => {
    if (view) updateHead(view.page);
  }, [view]);

  const page = view?.page;
  return (
    <main id="content" aria-busy={navigating}>
      {page && (
        <ErrorBoundary key={page.identity} shown={page} fallback={<Failure reason="failed" retry={reload} />}>
          <Face page={page} reload={reload} />
        </ErrorBoundary>
      )}
    </main>
  );
}

/** The face that a page has to show. */
function Face({ page: { outcome, renewed }, reload }: { readonly page: ShownPage; readonly reload: () => void }) {
  switch (outcome.status) {
    case 'ready':
      return outcome.render(outcome.data, reload, renewed);
    case 'missing':
      return <NotFoundPage />;
    case 'failed':
      return <Failure reason={outcome.reason} retry={reload} />;
  }
}
