import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { useView } from '../navigation/view.tsx';

/** A part of what stands around every page. One that breaks is gone until the next page, and everything else stays. */
export function ShellPart({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary shown={useView()}>{children}</ErrorBoundary>;
}
